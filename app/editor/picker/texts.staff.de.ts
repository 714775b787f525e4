/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Text|modules': 'Text',
  'Pictures and sound|modules': 'Bild und Ton',
  'Programme|modules': 'Programm',
  'Layout|modules': 'Aufteilung',
  'Others|modules': 'Weiteres',
  'Last added': 'Zuletzt',
  '{name}, added before': '{name}, zuletzt eingefügt',
  'Groups of modules': 'Gruppen von Modulen',
  Insert: 'einfügen',
  'An evening to remember': 'Ein Abend, der bleibt',
  'The curtain rises at half past seven; the bar is open an hour before.':
    'Um halb acht geht der Vorhang auf; die Bar öffnet eine Stunde vorher.',
  'No module is called “{words}”. Try another word, such as picture, dates or button.':
    'Kein Modul heißt „{words}“. Versuchen Sie ein anderes Wort, etwa Bild, Termine oder Button.',
  'Search modules': 'Modul suchen',
  'Shared parts|modules': 'Bausteine',
  'Templates|modules': 'Vorlagen',
  'at {n} places': { zero: 'noch nirgends', one: 'an einer Stelle', other: 'an {n} Stellen' },
} as const
