/** German texts of the admin area, by their English source texts. */
export const admin = {
  Page: 'Seite',
  State: 'Zustand',
  'Forgotten your password?': 'Passwort vergessen?',
  'New password': 'Neues Passwort',
  'Tell us your e-mail address, and we will send you a link with which you choose a new password.':
    'Nennen Sie uns Ihre E-Mail-Adresse. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  'Send the link': 'Link zusenden',
  'If we know this address, a mail with a link is on its way. It works for one hour.':
    'Wenn wir diese Adresse kennen, ist eine Mail mit einem Link unterwegs. Er gilt eine Stunde.',
  'At least {n} characters; a sentence is easiest to remember.': 'Mindestens {n} Zeichen; am besten merkt man sich einen Satz.',
  'Set the password': 'Passwort setzen',
  'Your new password is set. You can log in with it now.': 'Ihr neues Passwort gilt. Sie können sich jetzt damit anmelden.',
  'To the login': 'Zur Anmeldung',
  'This link has been used or is too old.': 'Dieser Link wurde schon benutzt oder ist zu alt.',
  'Ask for a new one': 'Neuen Link anfordern',
  'Only administrators may do this.': 'Das dürfen nur Verwalterinnen und Verwalter.',
  'Somebody with this e-mail address can log in already.': 'Mit dieser E-Mail-Adresse kann sich schon jemand anmelden.',
} as const
