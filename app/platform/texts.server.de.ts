/** German of what only the server says of this room, by id. */
export const texts = {
  'The library does not take files of this kind. It takes {kinds}.':
    'Diese Art von Datei nimmt die Mediathek nicht auf. Sie nimmt {kinds}.',
  'The data sent cannot be read.': 'Die gesendeten Daten sind nicht lesbar.',
  'Very many requests came from your connection. Please try again in a few minutes.':
    'Über Ihren Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'Our data cannot be reached at the moment. Please try again in a few seconds.':
    'Unsere Daten sind gerade nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  'Nothing can be saved at the moment: the server has no room left. What was there before is safe.':
    'Im Augenblick kann nichts gespeichert werden: Auf dem Server ist kein Platz mehr. Was schon da war, ist nicht verloren.',
  'Choose a new password': 'Neues Passwort wählen',
  'Somebody, most likely you, has asked for a new password for this site. The link below leads to it and works once, for one hour.':
    'Jemand, vermutlich Sie selbst, hat für diese Website ein neues Passwort angefordert. Der folgende Link führt dorthin; er gilt eine Stunde und nur einmal.',
  'If it was not you, you need not do anything: your password stays as it is.':
    'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  'Many wrong passwords for your access': 'Viele falsche Passwörter für Ihren Zugang',
  'Somebody has tried many passwords for your account within an hour, all of them wrong. For the rest of the hour none is taken.':
    'Für Ihren Zugang wurden innerhalb einer Stunde viele Passwörter ausprobiert, alle falsch. Für den Rest der Stunde wird keines mehr angenommen.',
  'If it was you, choose a new password; with it you get in at once. If not, yours has held. A second factor, under “My account”, keeps out even those who guess it.':
    'Waren Sie es selbst, wählen Sie ein neues Passwort; damit kommen Sie sofort hinein. Waren Sie es nicht, hat Ihr Passwort gehalten. Ein zweiter Faktor, einzurichten unter „Mein Konto“, hält auch jene ab, die es erraten.',
  'Your access to the editorial office': 'Ihr Zugang zur Redaktion',
  'Welcome, {name}': 'Willkommen, {name}',
  'An access to the website has been made for you. Choose a password; the link works once, for seven days.':
    'Für Sie wurde ein Zugang zur Website eingerichtet. Wählen Sie bitte ein Passwort; der Link gilt sieben Tage und nur einmal.',
  'Choose a password': 'Passwort wählen',
  'Hello {name},': 'Guten Tag {name},',
  yes: 'ja',
} as const
