/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  '{n} found.': '{n} gefunden.',
  'Last used': 'Zuletzt',
  'Selected module': 'Gewähltes Modul',
  'This page': 'Diese Seite',
  'Plays, people, articles': 'Im Haus',
  'Nothing is called “{words}”.': 'Nichts heißt „{words}“.',
  'No connection: plays, people and articles cannot be searched right now. Commands still work.':
    'Keine Verbindung: Stücke, Personen und Artikel lassen sich gerade nicht suchen. Befehle gehen weiter.',
  'To “{title}”': 'Zu „{title}“',
  'Add: {name}': 'Hinzufügen: {name}',
  'Title, URL, online, offline, menu': 'Titel, Adresse, online, offline, Menü',
  'History, restore': 'Verlauf, zurückholen, wiederherstellen',
  'Phone, tablet, as of': 'Telefon, Tablet, Stand vom, Ansicht',
  'Show settings': 'Einstellungen zeigen',
  'Hide settings': 'Einstellungen ausblenden',
} as const
