/** German of what only the server says of this room, by id. */
export const texts = {
  'Its file is damaged.': 'Ihre Datei ist beschädigt.',
  '{table}: {has} of {had} rows': '{table}: {has} von {had} Zeilen',
  '{n} files copied': '{n} Dateien kopiert',
  'The house is not updated, since it could not be backed up before: {fault}. Its backups lie in {folder}; BACKUP_NIGHTLY=off takes none.':
    'Das Haus wird nicht aktualisiert, denn vorher ließ es sich nicht sichern: {fault}. Seine Sicherungen liegen in {folder}; BACKUP_NIGHTLY=off nimmt keine.',
  'This backup was made with a different version of Foyer. Restore it with that version, then update.':
    'Diese Sicherung stammt von einer anderen Version von Foyer; spielen Sie sie mit jener ein und aktualisieren Sie danach.',
  'This site already contains data. Use --replace to overwrite it with the backup.':
    'In diesem Haus ist schon etwas; mit --replace tritt die Sicherung an seine Stelle.',
  '{folder} does not contain a complete backup: {file} is missing.': 'In {folder} liegt keine vollständige Sicherung: {file} fehlt.',
  'The backup in {folder} is damaged: {file} cannot be read to its end. Nothing was changed.':
    'Die Sicherung in {folder} ist beschädigt: {file} lässt sich nicht bis zum Ende lesen. Am Haus wurde nichts geändert.',
  'The backup bucket {bucket} did not do what was asked: {reason}':
    'Der Speicher {bucket} für Sicherungen hat nicht getan, worum er gebeten wurde: {reason}',
} as const
