/** German texts that only the server says, in mails and refusals, by their English source texts. No browser loads them. */
export const deServer = {
  'The library does not take files of this kind. It takes {kinds}.':
    'Diese Art von Datei nimmt die Mediathek nicht auf. Sie nimmt {kinds}.',
  'Open from {time}': 'Geöffnet ab {time}',
  'Open until {time}': 'Geöffnet bis {time}',
  'Opens again at {time}': 'Öffnet wieder um {time}',
  Closed: 'Geschlossen',
  'Open times': 'Öffnungszeiten',
  and: 'und',
  '{time} o’clock': '{time} Uhr',
  'Three capital letters, for example EUR or CHF.': 'Drei Großbuchstaben, zum Beispiel EUR oder CHF.',
  'Two capital letters, for example DE, AT or CH.': 'Zwei Großbuchstaben, zum Beispiel DE, AT oder CH.',
  'The data sent cannot be read.': 'Die gesendeten Daten sind nicht lesbar.',
  'Very many requests came from your connection. Please try again in a few minutes.':
    'Über Ihren Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'This cannot be done at this address.': 'Das geht unter dieser Adresse nicht.',
  'What plays next at {house}: dates and times, prices and tickets for every performance.':
    'Der Spielplan: {house} mit allen Vorstellungen, Terminen, Preisen und Karten.',
  'All productions of {house}, with dates, casts and pictures.':
    'Alle Stücke auf einen Blick: {house}, mit Terminen, Besetzung und Bildern.',
  'The people of {house}: ensemble, direction and everybody behind the stage.':
    'Wer hier spielt und arbeitet: Ensemble, Leitung und Gewerke. {house}.',
  'Stories, conversations and news from {house}.': 'Geschichten, Gespräche und Neuigkeiten. {house}.',
  'Find performances, productions, people, articles and pages of {house}.':
    'Vorstellungen, Stücke, Menschen, Artikel und Seiten finden. {house}.',
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
  'New message: {form}': 'Neue Nachricht: {form}',
  'Somebody has filled in the form “{form}”.': 'Jemand hat das Formular „{form}“ ausgefüllt.',
  'Answer this mail to write to the sender.': 'Wenn Sie auf diese Mail antworten, schreiben Sie der absendenden Person.',
  'File {name}': 'Datei {name}',
  'Entry {number}, received on {moment}': 'Eintrag {number}, eingegangen am {moment}',
  'We have received your message': 'Ihre Nachricht ist angekommen',
  'Thank you. This is what you wrote to us with the form “{form}”.':
    'Vielen Dank. Das haben Sie uns mit dem Formular „{form}“ geschrieben:',
  'You receive this mail because your address was given in a form on our website.':
    'Sie erhalten diese Mail, weil Ihre Adresse in einem Formular auf unserer Website angegeben wurde.',
  'Please confirm your entry': 'Bitte bestätigen Sie Ihre Angaben',
  'One more step: {form}': 'Noch ein Schritt: {form}',
  'Somebody has entered your address in the form “{form}”. Please confirm that it was you; only then do we use what was entered.':
    'Im Formular „{form}“ wurde Ihre Adresse angegeben. Bitte bestätigen Sie, dass Sie das waren; erst dann verwenden wir die Angaben.',
  'Confirm now': 'Jetzt bestätigen',
  'If it was not you, you need not do anything. Unconfirmed entries are deleted after 14 days.':
    'Wenn Sie das nicht waren, müssen Sie nichts tun. Unbestätigte Angaben löschen wir nach 14 Tagen.',
  yes: 'ja',
  'We have kept what you wrote, but cannot send you the mail with the link that confirms it. Please contact us directly.':
    'Ihre Angaben sind angekommen. Die Mail mit dem Link, der sie bestätigt, kann unsere Website zurzeit nicht verschicken: Bitte wenden Sie sich direkt an uns.',
  'Almost done: we have sent you a mail with a link. Please confirm with it that it was you.':
    'Fast geschafft: Wir haben Ihnen eine Mail mit einem Link geschickt. Bitte bestätigen Sie damit, dass Sie es waren.',
  'This file is no longer there. Please choose it again.': 'Diese Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal.',
  'This file is empty.': 'Diese Datei ist leer.',
  'Files of this kind are not taken. Please send a PDF, a picture, a text document or sound.':
    'Dateien dieser Art nehmen wir nicht an. Bitte senden Sie ein PDF, ein Bild, ein Textdokument oder eine Tonaufnahme.',
  'Too many files came from your connection. Please try again later.':
    'Über Ihren Anschluss kamen gerade sehr viele Dateien. Bitte versuchen Sie es später noch einmal.',
  'Too many messages came from your connection. Please try again later.':
    'Über Ihren Anschluss kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es später noch einmal.',
  'That was very quick. Please look at what you entered once more and send it again.':
    'Das ging sehr schnell. Bitte sehen Sie Ihre Angaben noch einmal durch und senden Sie sie dann ab.',
  'Several messages have just come from your connection. Please send yours once more.':
    'Von Ihrem Anschluss kamen eben mehrere Nachrichten. Bitte senden Sie Ihre noch einmal ab.',
  FOLDER: 'ORDNER',
  EMAIL: 'E-MAIL',
  FILE: 'DATEI',
  'Makes an administrator and prints a password, or makes an administrator of the account that has this address.':
    'Legt eine Verwalterin oder einen Verwalter an und nennt das Passwort; ein Konto mit dieser Adresse bekommt die Rolle.',
  'Writes what the house keeps into FOLDER: every kind of record as JSON and CSV; pages, contents, settings, entries of forms and accounts (without passwords) as JSON. What is not in it is in a backup.':
    'Schreibt in den Ordner, was das Haus hält: jede Art von Eintrag als JSON und CSV; Seiten, Inhalte, Einstellungen, eingegangene Formulare und Konten (ohne Passwörter) als JSON. Was darin fehlt, steht in einer Sicherung.',
  'Imports a programme: Excel (.xlsx), iCalendar (.ics) or CSV. With --dry-run only says what each line would change. The second time nothing changes.':
    'Importiert einen Spielplan aus Excel (.xlsx), iCalendar (.ics) oder CSV. Mit --dry-run wird nur gesagt, was jede Zeile ändern würde. Beim zweiten Mal ändert sich nichts.',
  'Writes tables and files into FOLDER, as they are at one moment, also of a running house. Files already there are not copied again.':
    'Schreibt Tabellen und Dateien in den ORDNER, wie sie in einem Augenblick sind, auch aus dem laufenden Haus. Dateien, die schon dort liegen, werden nicht noch einmal kopiert.',
  'Makes the house what the backup in FOLDER holds. A house that holds something needs --replace.':
    'Macht das Haus zu dem, was die Sicherung im ORDNER enthält. Ein Haus, in dem schon etwas ist, braucht --replace.',
  'Says what is wrong with the house: missing files, failed jobs, no administrator. Exit code 1 when something is.':
    'Sagt, was am Haus nicht stimmt: fehlende Dateien, gescheiterte Aufträge, niemand in der Verwaltung. Dann endet es mit 1.',
  'Makes the index of the search anew, kind after kind.': 'Legt das Verzeichnis der Suche neu an, eine Art nach der anderen.',
  '{rows} rows and {files} new files are in {folder}.': '{rows} Zeilen und {files} neue Dateien liegen in {folder}.',
  '{rows} rows and {files} files are back.': '{rows} Zeilen und {files} Dateien sind zurück.',
  'This house has another AUTH_SECRET than the one of the backup: everybody has to set up the second factor anew.':
    'Dieses Haus hat ein anderes AUTH_SECRET als das der Sicherung: Alle müssen ihren zweiten Faktor neu einrichten.',
  'Nothing is wrong.': 'Alles in Ordnung.',
  'The index is made anew.': 'Das Verzeichnis ist neu angelegt.',
  'Index of the search: {kind} ({done} of {all})': 'Verzeichnis der Suche: {kind} ({done} von {all})',
  '{address} is an administrator; the password is as it was.': '{address} gehört zur Verwaltung; das Passwort bleibt, wie es war.',
  '{address} is an administrator. Password: {password}': '{address} gehört zur Verwaltung. Passwort: {password}',
  '{done} of {all}': '{done} von {all}',
  '{create} new, {change} changed, {same} as they are, {rejected} rejected.':
    '{create} neu, {change} geändert, {same} unverändert, {rejected} abgelehnt.',
  '{n} files copied': '{n} Dateien kopiert',
  'The bytes of the file “{filename}” are missing (originals/{key}).': 'Der Inhalt der Datei „{filename}“ fehlt (originals/{key}).',
  '{n} jobs have failed for good; see /cms-hub/jobs.': {
    one: 'Ein Auftrag ist endgültig gescheitert; siehe /cms-hub/jobs.',
    other: '{n} Aufträge sind endgültig gescheitert; siehe /cms-hub/jobs.',
  },
  'Nobody is an administrator; make one with: create-admin EMAIL': 'Niemand gehört zur Verwaltung; das ändert: create-admin E-MAIL',
  'This backup was taken by another version of Foyer; restore it with that version and update afterwards.':
    'Diese Sicherung stammt von einer anderen Version von Foyer; spielen Sie sie mit jener ein und aktualisieren Sie danach.',
  'This house holds something already; give --replace to put the backup in its place.':
    'In diesem Haus ist schon etwas; mit --replace tritt die Sicherung an seine Stelle.',
  '{folder} holds no complete backup: {file} is missing.': 'In {folder} liegt keine vollständige Sicherung: {file} fehlt.',
} as const
