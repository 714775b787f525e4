/** German of what visitors read of this room, by id. */
export const texts = {
  Announcement: 'Ankündigung',
  'Main menu': 'Hauptmenü',
  GTC: 'AGB',
  'My profile': 'Mein Profil',
  'Account settings': 'Einstellungen',
  'Log in': 'Anmelden',
  'Allowed: {names}.': 'Erlaubt: {names}.',
  'None allowed.': 'Nichts davon ist erlaubt.',
  'You are not logged in.': 'Sie sind nicht angemeldet.',
} as const
