/** German texts of the check of the site. */
export const check = {
  'Check of the site': 'Prüfung',
  'Every night all that visitors meet is looked through. What you mend is gone from here as soon as it is saved.':
    'Jede Nacht wird durchgesehen, was Besucher vorfinden. Was Sie beheben, verschwindet hier kurz nach dem Speichern.',
  'Check now': 'Jetzt prüfen',
  'The check is done.': 'Die Prüfung ist fertig.',
  'It is being checked. You may leave this page.': 'Die Prüfung läuft. Sie können diese Seite verlassen.',
  'The last check has failed ({moment}).': 'Die letzte Prüfung ist fehlgeschlagen ({moment}).',
  'Last checked: {moment}.': 'Zuletzt geprüft: {moment}.',
  'Links to other sites are not asked for: this is switched off for this house.':
    'Links zu anderen Websites werden nicht geprüft: Das ist für dieses Haus ausgeschaltet.',
  'What is wrong': 'Befund',
  Concerned: 'Betrifft',
  Where: 'Wo',
  Since: 'Seit',
  '“{text}”': '„{text}“',
  'Nothing found: all of this is in order.': 'Nichts gefunden, alles in Ordnung.',
  'Nothing found so far.': 'Bisher nichts gefunden.',
  'It has not been checked yet.': 'Noch nicht geprüft.',
  'Broken links': 'Kaputte Links',
  'The link leads nowhere': 'Der Link führt ins Leere',
  'Choose another target, or take the link away.': 'Wählen Sie ein anderes Ziel oder nehmen Sie den Link weg.',
  'There is no such place on the page': 'Diese Stelle gibt es auf der Seite nicht',
  'Give the module that is meant this anchor, or link to the page as a whole.':
    'Geben Sie dem gemeinten Modul diesen Anker oder verlinken Sie die ganze Seite.',
  'Another site does not answer': 'Eine andere Website antwortet nicht',
  'Look whether the page has moved there, and link to where it is now.':
    'Sehen Sie nach, ob die Seite dort umgezogen ist, und verlinken Sie die neue Adresse.',
  'The file is not there': 'Die Datei fehlt',
  'Choose another file of the library, or take it away.':
    'Sie ist gelöscht, oder ihre Rechte sind abgelaufen. Wählen Sie eine andere Datei der Mediathek oder nehmen Sie sie weg.',
  'it answers with {status}': 'Antwort {status}',
  'the address lies in a closed network that visitors do not reach': 'Die Adresse liegt in einem Netz, das Besucher nicht erreichen',
  'there is no such name': 'Diesen Namen gibt es nicht',
  'the connection was refused': 'Die Verbindung wurde abgelehnt',
  'its certificate is not valid': 'Das Zertifikat ist ungültig',
  'no answer within ten seconds': 'Keine Antwort in zehn Sekunden',
  'it redirects in a circle': 'Sie leitet im Kreis weiter',
} as const
