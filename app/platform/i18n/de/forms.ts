/** German texts of forms, by their English source texts. */
export const forms = {
  'Invalid e-mail address!': 'Ungültige E-Mail-Adresse!',
  'Thank you! Your message has arrived.': 'Vielen Dank! Ihre Nachricht ist bei uns angekommen.',
  Send: 'Absenden',
  optional: 'freiwillig',
  'Please choose': 'Bitte wählen',
} as const
