/** German of what visitors read of this room, by id. */
export const texts = {
  'This heading level is not allowed.': 'Diese Überschriftenebene ist nicht erlaubt.',
  'Please name a film of the media library (mp4 or webm).': 'Bitte nennen Sie einen Film der Mediathek (mp4 oder webm).',
  Highlights: 'Höhepunkte',
  'Tickets from {price}': 'Karten ab {price}',
  'To the performance': 'Zur Vorstellung',
  'More articles': 'Weitere Artikel',
  'How far this site is accessible': 'Stand der Vereinbarkeit',
  'What is not accessible yet': 'Was noch nicht zugänglich ist',
  'Our service and how to use it': 'Unser Angebot und wie Sie es nutzen',
  'How this statement was made': 'Erstellung dieser Erklärung',
  'Tell us of a barrier': 'Rückmeldung und Kontakt',
  'Market surveillance': 'Marktüberwachung',
  'Compliance with the Barrierefreiheitsstärkungsgesetz is watched over by the MLBF.':
    'Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.',
  'This part is still to be filled in.': 'Dieser Teil ist noch auszufüllen.',
  'If we do not answer': 'Durchsetzungsverfahren',
  'If we do not answer, or not to your satisfaction, you can turn to the arbitration body; that is free of charge:':
    'Antworten wir nicht oder nicht zufriedenstellend, können Sie sich kostenfrei an die Schlichtungsstelle wenden; einen Rechtsbeistand brauchen Sie nicht:',
  'The site is supervised by:': 'Überwachungsstelle:',
  '{house} is anxious to make this site accessible as BITV 2.0 asks. It holds for {website}.':
    '{house} ist bemüht, diese Website im Einklang mit den Behindertengleichstellungsgesetzen und der Barrierefreie-Informationstechnik-Verordnung (BITV 2.0) barrierefrei zugänglich zu machen. Diese Erklärung gilt für {website}.',
  '{house} offers its services accessibly as the BFSG asks. It holds for {website}.':
    '{house} erbringt Dienstleistungen im elektronischen Geschäftsverkehr und informiert hier nach § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG) über deren Barrierefreiheit. Diese Erklärung gilt für {website}.',
  '{house} is anxious to make this site and its services accessible as BITV 2.0 and BFSG ask. It holds for {website}.':
    '{house} ist bemüht, diese Website im Einklang mit den Behindertengleichstellungsgesetzen und der Barrierefreie-Informationstechnik-Verordnung (BITV 2.0) barrierefrei zugänglich zu machen, und informiert hier nach § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG) über die Barrierefreiheit des Kartenkaufs. Diese Erklärung gilt für {website}.',
  'This site meets EN 301 549 in full.':
    'Diese Website ist mit der EN 301 549, und damit mit den Web Content Accessibility Guidelines (WCAG) auf Stufe AA, vollständig vereinbar.',
  'This site meets EN 301 549 in part.':
    'Diese Website ist mit der EN 301 549, und damit mit den Web Content Accessibility Guidelines (WCAG) auf Stufe AA, wegen der folgenden Ausnahmen teilweise vereinbar.',
  'This site does not meet EN 301 549.':
    'Diese Website ist mit der EN 301 549, und damit mit den Web Content Accessibility Guidelines (WCAG) auf Stufe AA, nicht vereinbar.',
  'It was made on {made} and last checked on {checked}, after an assessment of our own.':
    'Diese Erklärung wurde am {made} erstellt und zuletzt am {checked} überprüft. Grundlage ist eine Selbstbewertung.',
  'It was made on {made} and last checked on {checked}, after an assessment by others.':
    'Diese Erklärung wurde am {made} erstellt und zuletzt am {checked} überprüft. Grundlage ist eine Bewertung durch Dritte.',
  'Film at {name}': 'Film bei {name}',
  Listen: 'Anhören',
  'Listen to the music': 'Musik anhören',
  'Listen to the podcast': 'Podcast anhören',
  'Listen to the reading': 'Lesung anhören',
  'Leaf through': 'Durchblättern',
  'Show the post': 'Beitrag zeigen',
  '{n} further pictures': { one: 'Ein weiteres Bild', other: '{n} weitere Bilder' },
  'Captions: {language}': 'Untertitel: {language}',
  'With audio description': 'Mit Audiodeskription',
  'Text of the film': 'Text zum Film',
  'Read along': 'Mitlesen',
  'To the venue': 'Zur Spielstätte',
  'What plays here': 'Was hier gespielt wird',
  'Show the contents': 'Inhalt zeigen',
  'Embedded contents': 'Eingebetteter Inhalt',
  'On this page': 'Auf dieser Seite',
  'There are no performances in this selection at present.': 'In dieser Auswahl steht zurzeit keine Vorstellung an.',
} as const
