/** German of what only the server says of this room, by id. */
export const texts = {
  FOLDER: 'ORDNER',
  EMAIL: 'E-MAIL',
  FILE: 'DATEI',
  'Makes an administrator and prints a password, or makes an administrator of the account that has this address.':
    'Legt eine Verwalterin oder einen Verwalter an und nennt das Passwort; ein Konto mit dieser Adresse bekommt die Rolle.',
  'Writes what the house keeps into FOLDER: every kind of record as JSON and CSV; pages, contents, settings, entries of forms and accounts (without passwords) as JSON. What is not in it is in a backup.':
    'Schreibt in den Ordner, was das Haus hält: jede Art von Eintrag als JSON und CSV; Seiten, Inhalte, Einstellungen, eingegangene Formulare und Konten (ohne Passwörter) als JSON. Was darin fehlt, steht in einer Sicherung.',
  'Imports a programme: Excel (.xlsx), iCalendar (.ics) or CSV. With --dry-run only says what each line would change. The second time nothing changes.':
    'Importiert einen Spielplan aus Excel (.xlsx), iCalendar (.ics) oder CSV. Mit --dry-run wird nur gesagt, was jede Zeile ändern würde. Beim zweiten Mal ändert sich nichts.',
  'Writes tables and files into FOLDER, as they are at one moment, also of a running house. Files already there are not copied again.':
    'Schreibt Tabellen und Dateien in den ORDNER, wie sie in einem Augenblick sind, auch aus dem laufenden Haus. Dateien, die schon dort liegen, werden nicht noch einmal kopiert.',
  'Makes the house what the backup in FOLDER holds. A house that holds something needs --replace.':
    'Macht das Haus zu dem, was die Sicherung im ORDNER enthält. Ein Haus, in dem schon etwas ist, braucht --replace.',
  'Says what is wrong with the house: missing files, failed jobs, no administrator. Exit code 1 when something is.':
    'Sagt, was am Haus nicht stimmt: fehlende Dateien, gescheiterte Aufträge, niemand in der Verwaltung. Dann endet es mit 1.',
  'Makes the index of the search anew, kind after kind.': 'Legt das Verzeichnis der Suche neu an, eine Art nach der anderen.',
  '{rows} rows and {files} new files are in {folder}.': '{rows} Zeilen und {files} neue Dateien liegen in {folder}.',
  '{rows} rows and {files} files are back.': '{rows} Zeilen und {files} Dateien sind zurück.',
  'This house has another AUTH_SECRET than the one of the backup: everybody has to set up the second factor anew.':
    'Dieses Haus hat ein anderes AUTH_SECRET als das der Sicherung: Alle müssen ihren zweiten Faktor neu einrichten.',
  'Nothing is wrong.': 'Alles in Ordnung.',
  'The index is made anew.': 'Das Verzeichnis ist neu angelegt.',
  'Index of the search: {kind} ({done} of {all})': 'Verzeichnis der Suche: {kind} ({done} von {all})',
  '{address} is an administrator; the password is as it was.': '{address} gehört zur Verwaltung; das Passwort bleibt, wie es war.',
  '{address} is an administrator. Password: {password}': '{address} gehört zur Verwaltung. Passwort: {password}',
  '{n} files copied': '{n} Dateien kopiert',
  'The bytes of the file “{filename}” are missing (originals/{key}).': 'Der Inhalt der Datei „{filename}“ fehlt (originals/{key}).',
  '{n} jobs have failed for good; see /cms-hub/jobs.': {
    one: 'Ein Auftrag ist endgültig gescheitert; siehe /cms-hub/jobs.',
    other: '{n} Aufträge sind endgültig gescheitert; siehe /cms-hub/jobs.',
  },
  'Nobody is an administrator; make one with: create-admin EMAIL': 'Niemand gehört zur Verwaltung; das ändert: create-admin E-MAIL',
  'This backup was taken by another version of Foyer; restore it with that version and update afterwards.':
    'Diese Sicherung stammt von einer anderen Version von Foyer; spielen Sie sie mit jener ein und aktualisieren Sie danach.',
  'This house holds something already; give --replace to put the backup in its place.':
    'In diesem Haus ist schon etwas; mit --replace tritt die Sicherung an seine Stelle.',
  '{folder} holds no complete backup: {file} is missing.': 'In {folder} liegt keine vollständige Sicherung: {file} fehlt.',
} as const
