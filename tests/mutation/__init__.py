# SPDX-License-Identifier: GPL-3.0-or-later
"""Mutation testing: small faults are put into engine and layout one by one, and the tests must find each.

``python -m tests.mutation`` runs it all (POSIX only: each mutant lives in a fork), see CONTRIBUTING.md.
"""
