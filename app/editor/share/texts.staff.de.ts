/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  Share: 'Teilen',
  'A preview link shows this page as visitors would see it with all changes, to people without an account, until it ends.':
    'Ein Vorschaulink zeigt die Seite so, wie Besucher sie mit allen Änderungen sähen: auch Leuten ohne Konto, bis er abläuft.',
  'For whom, optional': 'Für wen, wenn Sie mögen',
  'Press, sponsors, …': 'Presse, Förderer …',
  'Valid for': 'Gilt für',
  'Create preview link': 'Vorschaulink erstellen',
  'New preview link': 'Neuer Vorschaulink',
  'Address for {note}': 'Adresse für {note}',
  'The address is in the clipboard.': 'Die Adresse ist in der Zwischenablage.',
  'Copy it now: later it is not shown again.': 'Bitte jetzt kopieren: Später wird sie nicht mehr gezeigt.',
  'There is none yet.': 'Noch keiner.',
  'Without a note': 'Ohne Notiz',
  'opened {n} times, last on {moment}': { one: 'einmal geöffnet, am {moment}', other: '{n}-mal geöffnet, zuletzt am {moment}' },
  'not opened yet': 'noch nicht geöffnet',
  'by {name}': 'von {name}',
  'End preview “{note}”': 'Vorschau „{note}“ beenden',
  'End|verb': 'Beenden',
  'ended by hand on {moment}': 'beendet am {moment}',
  'ended on {moment}': 'abgelaufen am {moment}',
  'until {moment}': 'bis {moment}',
} as const
