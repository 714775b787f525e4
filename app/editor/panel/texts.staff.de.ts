/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Find and choose…': 'Suchen und wählen …',
  'Search by title, date or place': 'Nach Titel, Datum oder Ort suchen',
  '{n} found, {chosen} selected': '{n} gefunden, {chosen} gewählt',
  'Add more words to narrow the list.': 'Mehr Wörter machen die Liste kürzer.',
  'The list could not be loaded.': 'Die Liste konnte nicht geladen werden.',
  'No longer in the list: {id}': 'Nicht mehr in der Liste: {id}',
  'Saved everywhere this image is used.': 'Gesichert. Es gilt überall, wo das Bild steht.',
  'Applies immediately everywhere this image is used.': 'Gilt überall, wo das Bild steht, und sofort.',
  'Select a module to see its settings.': 'Wählen Sie ein Modul; hier steht dann, was sich an ihm einstellen lässt.',
  '{name}, contrast {ratio}:1, easy to read': '{name}, Kontrast {ratio} : 1 – gut lesbar',
  '{name} settings': 'Einstellungen: {name}',
  Default: 'Wie üblich',
  'Crop…': 'Zuschneiden …',
  'Choose target': 'Ziel wählen',
  'None selected': 'Keine Auswahl',
  'Done, close': 'Fertig, schließen',
} as const
