/** German of what only the server says of this room, by id. */
export const texts = {
  'A house lies in {folder} ({found}), but not its database, and none is begun over it.':
    'In {folder} liegt ein Haus ({found}), aber nicht seine Datenbank; über ihm wird keine neue begonnen.',
  'If its database is PostgreSQL, set DATABASE_URL.': 'Liegt sie in PostgreSQL, fehlt DATABASE_URL.',
  'The database in {folder} cannot be read: “{fault}”. Nothing was deleted.':
    'Die Datenbank in {folder} lässt sich nicht lesen: „{fault}“. Gelöscht wurde nichts.',
  'Beside it lie untouched: {names}.': 'Unberührt liegen daneben: {names}.',
  'A restore in {folder} was cut off before it was done: there is no house yet.':
    'In {folder} wurde eine Wiederherstellung abgebrochen, bevor sie fertig war: Ein Haus gibt es dort noch nicht.',
  'The database that was there before lies in {folder}.': 'Die Datenbank, die vorher da war, liegt in {folder}.',
  'Begin it anew: {command}': 'Beginnen Sie sie von vorn: {command}',
  'The way back is a backup: {command}. What lies there now is set aside meanwhile, not deleted.':
    'Zurück führt eine Sicherung: {command}. Was jetzt dort liegt, wird dabei zur Seite gelegt und nicht gelöscht.',
  'The database was written by Foyer {release}. This is Foyer {program}, which can no longer work with it. Nothing was changed.':
    'Die Datenbank hat Foyer {release} geschrieben. Dies ist Foyer {program} und kann mit ihr nicht mehr arbeiten. Geändert wurde nichts.',
  'Start Foyer {release} again, or a later one.': 'Starten Sie wieder Foyer {release} oder ein späteres.',
  'A backup of the database from before the update leads back to this one.':
    'Zurück zu diesem führt eine Sicherung der Datenbank von vor der Aktualisierung.',
  'The way back to this one is a backup from before the update: {command}. What lies there now is set aside, not deleted.':
    'Zurück zu diesem führt eine Sicherung von vor der Aktualisierung: {command}. Was jetzt dort liegt, wird zur Seite gelegt und nicht gelöscht.',
  'In {path} is not the secret that this house has written there. Nothing was changed.':
    'In {path} steht nicht das Geheimnis, das dieses Haus hineingeschrieben hat. Geändert wurde nichts.',
  'Put back a copy of it. Without one, delete it: everybody logs in anew, and second factors have to be set up again.':
    'Legen Sie eine Kopie davon zurück. Gibt es keine, löschen Sie die Datei: Dann melden sich alle neu an, und zweite Faktoren müssen neu eingerichtet werden.',
  'This action is not available at this address.': 'Das geht unter dieser Adresse nicht.',
} as const
