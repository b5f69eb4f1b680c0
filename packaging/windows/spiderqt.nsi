; SPDX-License-Identifier: GPL-3.0-or-later
; Installs the packed folder for one user, without an administrator, in English and Spanish.
; makensis -DFOLDER=dist\spiderqt -DICON=build\freeze\spiderqt.ico -DVERSION=... -DOUTPUT=... spiderqt.nsi
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

Name "SpiderQt"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\SpiderQt"
InstallDirRegKey HKCU "Software\SpiderQt" "Folder"
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "SpiderQt"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileDescription" "SpiderQt"
VIAddVersionKey /LANG=1033 "LegalCopyright" "GPL-3.0-or-later"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\SpiderQt"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\spiderqt.exe"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\SpiderQt"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString KIND ${LANG_ENGLISH} "SpiderQt game"
LangString KIND ${LANG_SPANISH} "Partida de SpiderQt"
LangString KEPT ${LANG_ENGLISH} "Your games and statistics stay in "
LangString KEPT ${LANG_SPANISH} "Tus partidas y estadísticas se conservan en "

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
  SetOutPath "$INSTDIR"
  ; An older version's libraries must not be found by the new one.
  RMDir /r "$INSTDIR\_internal"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\SpiderQt.lnk" "$INSTDIR\spiderqt.exe"

  WriteRegStr HKCU "Software\SpiderQt" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.spider" "" "SpiderQt.Record"
  WriteRegStr HKCU "Software\Classes\.spider" "Content Type" "application/x-spiderqt-record"
  WriteRegStr HKCU "Software\Classes\SpiderQt.Record" "" "$(KIND)"
  WriteRegStr HKCU "Software\Classes\SpiderQt.Record\DefaultIcon" "" "$INSTDIR\spiderqt.exe,0"
  WriteRegStr HKCU "Software\Classes\SpiderQt.Record\shell\open\command" "" '"$INSTDIR\spiderqt.exe" --open "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "SpiderQt"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\spiderqt.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "un.SpiderQt"
  ; By name: whatever else lies in the folder is not ours. The player's data are not here at all.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\spiderqt.exe"
  Delete "$INSTDIR\spiderqt-cli.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\SpiderQt.lnk"
  DeleteRegKey HKCU "Software\Classes\SpiderQt.Record"
  DeleteRegKey HKCU "Software\Classes\.spider"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\SpiderQt"
  DetailPrint "$(KEPT)$LOCALAPPDATA\SpiderQt"
SectionEnd
