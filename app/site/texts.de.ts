/** German of what visitors read of this room, by id. */
export const texts = {
  'Main menu': 'Hauptmenü',
  GTC: 'AGB',
  'My profile': 'Mein Profil',
  'User settings': 'Einstellungen',
  'Log in': 'Anmelden',
  'Allowed: {names}.': 'Erlaubt: {names}.',
  'Nothing is allowed.': 'Nichts davon ist erlaubt.',
  'You are not logged in.': 'Sie sind nicht angemeldet.',
} as const
