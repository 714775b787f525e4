/** German of what only the server says of this room, by id. */
export const texts = {
  'The site does not want this to be read by programs (robots.txt).': 'Die Website möchte nicht, dass Programme das lesen (robots.txt).',
  'The site has more than is read in one go.': 'Die Website hat mehr, als in einem Zug gelesen wird.',
  'This is too large to be read.': 'Das ist zu groß, um gelesen zu werden.',
  'The server sends it packed, although it was asked not to.': 'Der Server schickt es gepackt, obwohl er gebeten war, es nicht zu tun.',
  'This is neither an export file of WordPress nor a calendar, or it is too large or damaged.':
    'Das ist weder eine Exportdatei von WordPress noch ein Kalender, oder sie ist zu groß oder beschädigt.',
  'Something else is being done with this move, or it has been done already.':
    'Mit diesem Umzug geschieht gerade etwas anderes, oder es ist schon geschehen.',
  'There is no page to be moved.': 'Hier gibt es keine Seite, die umziehen könnte.',
  'Its text cannot be read.': 'Der Text lässt sich nicht lesen.',
  '{title} is not on sale yet and is left out.': '{title} ist noch nicht im Verkauf und bleibt draußen.',
  'This key is for several organisers. Enter the address of one: https://pretix.eu/house/':
    'Dieser Schlüssel gilt für mehrere Veranstalter. Geben Sie die Adresse des einen an: https://pretix.eu/haus/',
  'pretix does not accept this key. Make a new one in pretix: Organiser, Teams, API keys.':
    'pretix nimmt diesen Schlüssel nicht an. Legen Sie dort einen neuen an: Veranstalter, Teams, API-Schlüssel.',
  'There is no pretix at this address. Leave the key empty to read a website.':
    'Unter dieser Adresse ist kein pretix. Für eine Website lassen Sie den Schlüssel leer.',
  '{n} linked files could not be brought.': {
    one: 'Eine verlinkte Datei ließ sich nicht holen.',
    other: '{n} verlinkte Dateien ließen sich nicht holen.',
  },
  '{title} has no time that can be read and is left out.': '{title} hat keine Zeit, die sich lesen lässt, und bleibt draußen.',
  '{title} is protected by a password there and is left out.': '{title} ist dort mit einem Passwort geschützt und bleibt draußen.',
  'a form': 'ein Formular',
  'Left out of the text: {things}.': 'Nicht im Text: {things}.',
  'Shown there only: {names}.': 'Nur dort zu sehen: {names}.',
  '{n} entries cannot be read: {address}': {
    one: 'Ein Eintrag lässt sich nicht lesen: {address}',
    other: '{n} Einträge lassen sich nicht lesen: {address}',
  },
  '{n} drafts and private pages are left out.': {
    one: 'Ein Entwurf oder eine private Seite bleibt draußen.',
    other: '{n} Entwürfe und private Seiten bleiben draußen.',
  },
  'It has been changed since.': 'Seitdem wurde daran gearbeitet.',
  'News|category': 'Aktuelles',
  'Moved in': 'Umgezogen',
  'Not moved.': 'Nicht umgezogen.',
  'Nothing was written.': 'Es wurde nichts geschrieben.',
  'To take it back: undo-move-in {id}': 'Zurücknehmen: undo-move-in {id}',
  '{removed} taken back, {kept} kept.': '{removed} zurückgenommen, {kept} geblieben.',
  '{name}: {things}; {known} moved before, {failed} not moved.':
    '{name}: {things}; {known} schon früher umgezogen, {failed} nicht umgezogen.',
  '{n} pages|moved': { one: 'eine Seite', other: '{n} Seiten' },
  '{n} articles|moved': { one: 'ein Beitrag', other: '{n} Beiträge' },
  '{n} performances|moved': { one: 'eine Vorstellung', other: '{n} Vorstellungen' },
} as const
