/** German of what only the server says of this room, by id. */
export const texts = {
  'The media library does not accept this file type. Accepted types: {kinds}.':
    'Diese Art von Datei nimmt die Mediathek nicht auf. Sie nimmt {kinds}.',
  'Nothing was saved: {name} is logged in in this browser now, and this page belongs to somebody else.':
    'Nichts wurde gespeichert: In diesem Browser ist inzwischen {name} angemeldet, und diese Seite gehört jemand anderem.',
  'The data sent could not be read.': 'Die gesendeten Daten sind nicht lesbar.',
  'Too many requests from your connection. Please try again in a few minutes.':
    'Über Ihren Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'Our data is temporarily unavailable. Please try again in a few seconds.':
    'Unsere Daten sind gerade nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  'Nothing can be saved at the moment because the server is out of disk space. Existing data is safe.':
    'Im Augenblick kann nichts gespeichert werden: Auf dem Server ist kein Platz mehr. Was schon da war, ist nicht verloren.',
  'Please enter an address that starts with https:// or webcal://.':
    'Bitte geben Sie eine Adresse an, die mit https:// oder webcal:// beginnt.',
  'The name or password in this address cannot be read. Write a percent sign in it as %25.':
    'Name oder Passwort in dieser Adresse lassen sich nicht lesen. Schreiben Sie ein Prozentzeichen darin als %25.',
  'Choose a new password': 'Neues Passwort wählen',
  'We received a request, probably from you, to reset your password for this website. Use the link below to choose a new one. It works once and expires in one hour.':
    'Jemand, vermutlich Sie selbst, hat für diese Website ein neues Passwort angefordert. Der folgende Link führt dorthin; er gilt eine Stunde und nur einmal.',
  'If this was not you, you can ignore this email. Your password will not change.':
    'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  'Many failed login attempts on your account': 'Viele falsche Passwörter für Ihren Zugang',
  'There were many failed login attempts on your account within an hour. For the rest of the hour no more passwords will be accepted from there. Browsers in which you have logged in before are not affected by what strangers try.':
    'Für Ihren Zugang wurden innerhalb einer Stunde viele Passwörter ausprobiert, alle falsch. Für den Rest der Stunde wird von dort keines mehr angenommen. Browser, in denen Sie schon einmal angemeldet waren, trifft nicht, was Fremde versuchen.',
  'If this was you, choose a new password to log in straight away. If not, your password has not been guessed. Two-factor authentication, under “My account”, protects you even if it is.':
    'Waren Sie es selbst, wählen Sie ein neues Passwort; damit kommen Sie sofort hinein. Waren Sie es nicht, hat Ihr Passwort gehalten. Ein zweiter Faktor, einzurichten unter „Mein Konto“, hält auch jene ab, die es erraten.',
  'Your staff account': 'Ihr Zugang zur Redaktion',
  'Welcome, {name}': 'Willkommen, {name}',
  'An account for the website has been created for you. Please choose a password. The link works once and expires in seven days.':
    'Für Sie wurde ein Zugang zur Website eingerichtet. Wählen Sie bitte ein Passwort; der Link gilt sieben Tage und nur einmal.',
  'Choose a password': 'Passwort wählen',
  'Hello {name},': 'Guten Tag {name},',
  'Hello,': 'Guten Tag,',
  yes: 'ja',
} as const
