/** German of what only staff read of this room, by id. */
export const texts = {
  'The site as a whole has not been checked yet. “Check now” does it at once; otherwise it happens by itself at night.':
    'Die Website ist noch nicht als Ganzes geprüft. Mit „Jetzt prüfen“ geschieht es gleich, sonst von selbst in der Nacht.',
  'The site as a whole has not been checked yet. It happens by itself at night.':
    'Die Website ist noch nicht als Ganzes geprüft. Das geschieht von selbst in der Nacht.',
  'Everything visitors can see is checked every night. Issues you fix disappear from here shortly after saving.':
    'Jede Nacht wird durchgesehen, was Besucher vorfinden. Was Sie beheben, verschwindet hier kurz nach dem Speichern.',
  'Check now': 'Jetzt prüfen',
  'Check complete.': 'Die Prüfung ist fertig.',
  'Check in progress. You can leave this page.': 'Die Prüfung läuft. Sie können diese Seite verlassen.',
  'The last check failed ({moment}).': 'Die letzte Prüfung ist fehlgeschlagen ({moment}).',
  'Last checked: {moment}.': 'Zuletzt geprüft: {moment}.',
  'Links to other websites are not checked. This is turned off for this site.':
    'Links zu anderen Websites werden nicht geprüft: Das ist für dieses Haus ausgeschaltet.',
  Issue: 'Befund',
  Affects: 'Betrifft',
  Where: 'Wo',
  Since: 'Seit',
  'No issues found so far.': 'Bisher nichts gefunden.',
  'Broken links': 'Kaputte Links',
  'Empty pages': 'Leere Seiten',
  'Visitors see nothing here yet': 'Hier sehen Besucher noch nichts',
  'Add content and publish it: the site is not finished without a homepage, legal notice and privacy policy.':
    'Füllen und veröffentlichen Sie die Seite: Ohne Startseite, Impressum und Datenschutz ist die Website nicht fertig.',
  'Broken link': 'Der Link führt ins Leere',
  'Choose another target or remove the link.': 'Wählen Sie ein anderes Ziel oder nehmen Sie den Link weg.',
  'Anchor not found on the page': 'Diese Stelle gibt es auf der Seite nicht',
  'Add this anchor to the intended module or link to the whole page.':
    'Geben Sie dem gemeinten Modul diesen Anker oder verlinken Sie die ganze Seite.',
  'External site not responding': 'Eine andere Website antwortet nicht',
  'Check whether the page has moved and update the link.':
    'Sehen Sie nach, ob die Seite dort umgezogen ist, und verlinken Sie die neue Adresse.',
  'File missing': 'Die Datei fehlt',
  'It has been deleted or its rights have expired. Choose another file from the media library or remove it.':
    'Sie ist gelöscht, oder ihre Rechte sind abgelaufen. Wählen Sie eine andere Datei der Mediathek oder nehmen Sie sie weg.',
  'Cast change for a role not in the production': 'Umbesetzung einer Rolle, die es in der Produktion nicht gibt',
  'Choose the intended role or “Something else, this evening only”.':
    'Wählen Sie die gemeinte Rolle oder „Etwas anderes, nur an diesem Abend“.',
  'Did you mean “{name}”?': 'Ist „{name}“ gemeint?',
  'Image without alt text': 'Bild ohne Alternativtext',
  'Describe what it shows or mark it as decorative.': 'Sagen Sie, was zu sehen ist, oder kennzeichnen Sie es als Schmuck.',
  'Skipped heading level': 'Überschriftenebene übersprungen',
  'Use the next level: headings go down one level at a time.': 'Wählen Sie die nächste Ebene: Überschriften steigen Stufe für Stufe ab.',
  'Empty heading': 'Überschrift ohne Worte',
  'Add text or remove the module.': 'Schreiben Sie sie oder nehmen Sie das Modul weg.',
  'Link without text': 'Link ohne Worte',
  'Add text that says where it leads.': 'Schreiben Sie, wohin er führt.',
  'Unclear link text': 'Link, der nichts sagt',
  'Name the target in the link text, for example “Tickets for families”.':
    'Nennen Sie im Text des Links sein Ziel, etwa „Karten für Familien“.',
  'URL as link text': 'Link aus nackter Adresse',
  'Say in words where it leads.': 'Schreiben Sie in Worten, wohin er führt.',
  'Same link text, different targets': 'Gleicher Text, verschiedene Ziele',
  'Give each link its own text.': 'Geben Sie jedem Link eigene Worte.',
  'Table without header cells': 'Tabelle ohne Kopfzellen',
  'Mark up cells that name columns or rows as th.': 'Schreiben Sie die Zellen, die Spalten oder Zeilen benennen, als th.',
  'Video or recording without a title': 'Film oder Aufnahme ohne Titel',
  'Add a title: it is read out before playback.': 'Geben Sie einen Titel an: Er wird vorgelesen, bevor etwas spielt.',
  'Video without audio description': 'Film ohne Audiodeskription',
  'Add an audio-described version or a text describing what can be seen.':
    'Ergänzen Sie eine Fassung mit Audiodeskription oder einen Text, der erzählt, was zu sehen ist.',
  'Video without captions or recording without transcript': 'Film ohne Untertitel, Aufnahme ohne Wortlaut',
  'Add what is said so that people who cannot hear can follow.': 'Ergänzen Sie, was gesagt wird, damit auch folgen kann, wer nicht hört.',
  'Text in capital letters': 'Text in Großbuchstaben',
  'Use normal case: capitals are hard to read, and some screen readers spell them out.':
    'Schreiben Sie ihn wie üblich: Großbuchstaben liest man schwer, und manche Vorleseprogramme buchstabieren sie.',
  'Response {status}': 'Antwort {status}',
  'The address is on a network visitors cannot reach': 'Die Adresse liegt in einem Netz, das Besucher nicht erreichen',
  'Host name not found': 'Diesen Namen gibt es nicht',
  'Connection refused': 'Die Verbindung wurde abgelehnt',
  'Invalid certificate': 'Das Zertifikat ist ungültig',
  'No response within 10 seconds': 'Keine Antwort in zehn Sekunden',
  'Redirect loop': 'Sie leitet im Kreis weiter',
} as const
