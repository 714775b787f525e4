/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Language of the page: {language}': 'Sprache der Seite: {language}',
  '{language}: edit': '{language}: bearbeiten',
  '{language}: translate': '{language}: übersetzen',
  'Translate to {language}': 'Übersetzen: {language}',
  'Translate page': 'Seite übersetzen',
  'Done|translating': 'Fertig',
  'Loading texts…': 'Texte werden geladen …',
} as const
