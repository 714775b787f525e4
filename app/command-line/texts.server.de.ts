/** German of what only the server says of this room, by id. */
export const texts = {
  'The database that was there before lies in {folder} now.': 'Die Datenbank, die vorher da war, liegt jetzt in {folder}.',
  'It lies where it was again.': 'Sie liegt wieder, wo sie lag.',
  FOLDER: 'ORDNER',
  EMAIL: 'E-MAIL',
  FILE: 'DATEI',
  ADDRESS: 'ADRESSE',
  NUMBER: 'NUMMER',
  'Move another site in: from WordPress, from an export file of WordPress, from a calendar (iCalendar), from a programme in ORIF, from a pretix (its API key in MOVE_IN_KEY), or from any site page by page. Pages, articles, productions, performances, people, pictures, and a redirect from each old address. Offline, unless with --online. With --dry-run, only show what would be moved. A second run brings only what is new.':
    'Holt eine andere Website hierher: aus WordPress, aus einer Exportdatei von WordPress, aus einem Kalender (iCalendar), aus einem Spielplan im Format ORIF, aus einem pretix (dessen API-Schlüssel in MOVE_IN_KEY steht) oder aus jeder Website, Seite für Seite. Seiten, Beiträge, Stücke, Vorstellungen, Menschen, Bilder und eine Weiterleitung von jeder alten Adresse. Offline, außer mit --online. Mit --dry-run wird nur gezeigt, was umziehen würde. Ein zweiter Lauf bringt nur, was neu ist.',
  'Take back what a run of move-in has created, except what somebody has changed since.':
    'Nimmt zurück, was ein Umzug angelegt hat, außer woran seitdem gearbeitet wurde.',
  'Print one page as JSON, as it is in the editor: settings, modules, and what they refer to. ADDRESS is its path, as /de/presse.':
    'Gibt eine Seite als JSON aus, wie sie in der Bearbeitung steht: Angaben, Module und worauf sie verweisen. ADRESSE ist ihr Pfad, etwa /de/presse.',
  'Make a new page of a FILE from export-page, offline and as a draft, and report what it refers to and is not here. A second run makes another page.':
    'Macht aus einer DATEI von export-page eine neue Seite, offline und als Entwurf, und nennt, worauf sie verweist und was es hier nicht gibt. Beim zweiten Mal entsteht noch eine.',
  'There is no page at {address}.': 'Unter {address} gibt es keine Seite.',
  'Not here, left out: {label}': 'Gibt es hier nicht, weggelassen: {label}',
  'New page, offline: {url}': 'Neue Seite, offline: {url}',
  'Create an administrator and print the password. An existing account with this address is given the role.':
    'Legt eine Verwalterin oder einen Verwalter an und nennt das Passwort; ein Konto mit dieser Adresse bekommt die Rolle.',
  'Export the whole site to FILE, a tar archive: records, pages with modules and drafts, versions, settings, files, form entries, history, accounts without passwords.':
    'Schreibt das ganze Haus in eine DATEI, ein tar-Archiv: Einträge, Seiten mit Modulen und Entwürfen, Fassungen, Einstellungen, Dateien, eingegangene Formulare, Verlauf, Konten ohne Passwörter.',
  'Import a programme from Excel (.xlsx), iCalendar (.ics) or CSV, or a whole site from an archive (.tar), which takes the place of what is here with --replace. With --dry-run, only show what would change. A second import changes nothing.':
    'Importiert einen Spielplan aus Excel (.xlsx), iCalendar (.ics) oder CSV, oder ein ganzes Haus aus einem Archiv (.tar), das mit --replace an die Stelle dessen tritt, was hier ist. Mit --dry-run wird nur gesagt, was sich ändern würde. Beim zweiten Mal ändert sich nichts.',
  'The archive is complete: {file}.': 'Das Archiv ist vollständig: {file}.',
  'The site is what the archive of {house} holds.': 'Das Haus ist jetzt, was das Archiv von {house} enthält.',
  'This file is compressed. Unpack it first: gunzip {file}': 'Diese Datei ist gepackt. Entpacken Sie sie zuerst: gunzip {file}',
  'Nothing was changed.': 'Geändert wurde nichts.',
  'Nothing was changed. This site has content, which --replace gives up.':
    'Geändert wurde nichts. In diesem Haus ist schon etwas; --replace gibt es auf.',
  '{n} files were already missing when the archive was made.': {
    one: 'Eine Datei fehlte schon, als das Archiv entstand.',
    other: '{n} Dateien fehlten schon, als das Archiv entstand.',
  },
  'Write a consistent snapshot of tables and files to FOLDER, even while the site is running. Files already there are not copied again.':
    'Schreibt Tabellen und Dateien in den ORDNER, wie sie in einem Augenblick sind, auch aus dem laufenden Haus. Dateien, die schon dort liegen, werden nicht noch einmal kopiert.',
  'Restore the site from the backup in FOLDER. A site that already contains data needs --replace.':
    'Macht das Haus zu dem, was die Sicherung im ORDNER enthält. Ein Haus, in dem schon etwas ist, braucht --replace.',
  'Write such a snapshot to the bucket BACKUP_BUCKET now, as the nightly job does, and remove snapshots older than BACKUP_KEEP_DAYS.':
    'Schreibt eine solche Sicherung jetzt in den Speicher BACKUP_BUCKET, wie der nächtliche Auftrag, und entfernt, was älter ist als BACKUP_KEEP_DAYS.',
  'List the backups of the house in DATA_DIR/backups and in the bucket BACKUP_BUCKET, the latest last.':
    'Nennt die Sicherungen des Hauses in DATA_DIR/backups und im Speicher BACKUP_BUCKET, die jüngste zuletzt.',
  'The backup of {moment} cannot be read back: {reason}': 'Die Sicherung von {moment} lässt sich nicht zurücklesen: {reason}',
  'There is no backup in {folder} yet.': 'In {folder} liegt noch keine Sicherung.',
  'Restore the site from one of its own backups in DATA_DIR/backups: NAME as the command backups lists it, or latest. A site that already contains data needs --replace.':
    'Macht das Haus zu dem, was eine seiner eigenen Sicherungen in DATA_DIR/backups enthält: NAME, wie der Befehl backups ihn nennt, oder latest. Ein Haus, in dem schon etwas ist, braucht --replace.',
  'Restore the site from a backup in the bucket BACKUP_BUCKET: NAME as the command backups lists it, or latest. A site that already contains data needs --replace.':
    'Macht das Haus zu dem, was eine Sicherung im Speicher BACKUP_BUCKET enthält: NAME, wie backups ihn nennt, oder latest. Ein Haus, in dem schon etwas ist, braucht --replace.',
  NAME: 'NAME',
  'There is no backup in the bucket {bucket}.': 'Im Speicher {bucket} liegt keine Sicherung.',
  'This site has no bucket for backups. Set BACKUP_BUCKET.': 'Dieses Haus hat keinen Speicher für Sicherungen; setzen Sie BACKUP_BUCKET.',
  'No backup has been taken yet. Take one with: backup-to-bucket': 'Es gibt noch keine Sicherung; das ändert: backup-to-bucket',
  'The last backup was taken at {moment}.': 'Die letzte Sicherung ist von {moment}.',
  'Report problems: missing files, failed jobs, no administrator, no recent backup. Exits with 1 if there are any. With --deep, instead read every table, index and file whole and compare checksums. With --mail, instead send one email now, to EMAIL or to the first administrator, and report what the mail server says.':
    'Sagt, was am Haus nicht stimmt: fehlende Dateien, gescheiterte Aufträge, niemand in der Verwaltung, keine frische Sicherung. Dann endet es mit 1. Mit --deep liest es stattdessen jede Tabelle, jedes Verzeichnis und jede Datei ganz und vergleicht Prüfsummen. Mit --mail sendet es stattdessen jetzt eine Mail, an E-MAIL oder an die erste Person der Verwaltung, und sagt, was der Mailserver antwortet.',
  'No mail server is configured (SMTP_URL): emails lie in DATA_DIR/outbox and are not sent.':
    'Es ist kein Mailserver eingerichtet (SMTP_URL): Mails liegen in DATA_DIR/outbox und werden nicht gesendet.',
  'A test from Foyer': 'Eine Probe von Foyer',
  'Whoever reads this gets the emails of the website.': 'Wer das liest, bekommt die Mails der Website.',
  'The mail server has accepted an email to {address}.': 'Der Mailserver hat eine Mail an {address} angenommen.',
  'Rebuild the search index, one record type at a time.': 'Legt das Verzeichnis der Suche neu an, eine Art nach der anderen.',
  'Backed up {rows} rows and {files} new files to {folder}.': '{rows} Zeilen und {files} neue Dateien liegen in {folder}.',
  'Restored {rows} rows and {files} files.': '{rows} Zeilen und {files} Dateien sind zurück.',
  'This site has a different AUTH_SECRET from the backup. Everyone has to set up two-factor authentication again.':
    'Dieses Haus hat ein anderes AUTH_SECRET als das der Sicherung: Alle müssen ihren zweiten Faktor neu einrichten.',
  'No problems found.': 'Alles in Ordnung.',
  'Search index rebuilt.': 'Das Verzeichnis ist neu angelegt.',
  'Search index: {kind} ({done} of {all})': 'Verzeichnis der Suche: {kind} ({done} von {all})',
  '{address} is an administrator. The password is unchanged.': '{address} gehört zur Verwaltung; das Passwort bleibt, wie es war.',
  '{address} is an administrator. Password: {password}': '{address} gehört zur Verwaltung. Passwort: {password}',
  'The content of the file “{filename}” is missing ({key}).': 'Der Inhalt der Datei „{filename}“ fehlt ({key}).',
  'The content of the file “{filename}” is not what was put there ({key}).':
    'In der Datei „{filename}“ steht nicht mehr, was hineingelegt wurde ({key}).',
  '{relation} is damaged: “{fault}”.': '{relation} ist beschädigt: „{fault}“.',
  'Read: {tables} tables, {indices} indices, {files} files.': 'Gelesen: {tables} Tabellen, {indices} Verzeichnisse, {files} Dateien.',
  'The database lets only its administrator compare indices with their tables; only the rows were read.':
    'Verzeichnisse darf in dieser Datenbank nur ihre Verwaltung mit den Tabellen vergleichen; gelesen wurden die Zeilen.',
  'What is damaged comes back from a backup: {command}': 'Was beschädigt ist, kommt aus einer Sicherung zurück: {command}',
  '{n} jobs have permanently failed. See /cms-hub/jobs.': {
    one: 'Ein Auftrag ist endgültig gescheitert; siehe /cms-hub/jobs.',
    other: '{n} Aufträge sind endgültig gescheitert; siehe /cms-hub/jobs.',
  },
  'The database was written by a later release, Foyer {release}. This program suits it until it is updated.':
    'Die Datenbank hat ein späterer Stand geschrieben, Foyer {release}. Dieses Programm passt zu ihr, bis es aktualisiert ist.',
  '{n} second factors were set up with another AUTH_SECRET: their codes are refused.': {
    one: 'Ein zweiter Faktor wurde mit einem anderen AUTH_SECRET eingerichtet: Seine Codes werden abgelehnt.',
    other: '{n} zweite Faktoren wurden mit einem anderen AUTH_SECRET eingerichtet: Ihre Codes werden abgelehnt.',
  },
  'There is no administrator. Create one with: create-admin EMAIL': 'Niemand gehört zur Verwaltung; das ändert: create-admin E-MAIL',
} as const
