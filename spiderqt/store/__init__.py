# SPDX-License-Identifier: GPL-3.0-or-later
"""What lasts: the games on the tables, the history with its statistics, ladder and daily deals, in one SQLite file.

Standard library and engine only; values in and out, no sentences (`spiderqt.voice.store_phrases` has those).

    store = open_store(folder)        # spiderqt.store.store; never raises
    for notice in store.notices: ...  # what happened while it was opened; spiderqt.store.faults
    store.listen(tell)                # what happens later
    saved = store.resume()            # the game that lay on the table last, or resume(variant)
    store.save(saved)                 # after every action, and when the program is left
    store.rest()                      # when nobody waits: tidies up
    store.close()

One call saves a game: `save` brings the file up to the `SavedGame` given, writing its new entries only, in one
transaction, about a fifth of a millisecond. It makes the game the current one of its variant, counts it as played with
its first entry and as won when it says so, each once for its `uid`. There is nothing else to call at the start or the
end of a game. What cannot be saved (a full disk, a lock) is kept, said once, and saved with the next call that can.

`games` decides what counts; `opening` and `vault` are what happens to a file; the rest are queries.
"""
