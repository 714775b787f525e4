/** German of what visitors read of this room, by id. */
export const texts = {
  Table: 'Tabelle',
  'This heading level is not allowed.': 'Diese Überschriftenebene ist nicht erlaubt.',
  'Choose a video from the media library (MP4 or WebM).': 'Bitte nennen Sie einen Film der Mediathek (mp4 oder webm).',
  Highlights: 'Höhepunkte',
  'Tickets from {price}': 'Karten ab {price}',
  'View performance': 'Zur Vorstellung',
  'More articles': 'Weitere Artikel',
  'Compliance status': 'Stand der Vereinbarkeit',
  'Non-accessible content': 'Was noch nicht zugänglich ist',
  'Our service and how to use it': 'Unser Angebot und wie Sie es nutzen',
  'Preparation of this statement': 'Erstellung dieser Erklärung',
  'Feedback and contact': 'Rückmeldung und Kontakt',
  'Market surveillance': 'Marktüberwachung',
  'The responsible authority is the German states’ market surveillance body for accessibility (MLBF) in Magdeburg.':
    'Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.',
  'This section is incomplete.': 'Dieser Teil ist noch auszufüllen.',
  'Enforcement procedure': 'Durchsetzungsverfahren',
  'If we do not reply, or you are not satisfied with our reply, you can contact the arbitration body free of charge. You do not need a lawyer:':
    'Antworten wir nicht oder nicht zufriedenstellend, können Sie sich kostenfrei an die Schlichtungsstelle wenden; einen Rechtsbeistand brauchen Sie nicht:',
  'Supervisory body:': 'Überwachungsstelle:',
  '{house} is committed to making this website accessible in line with the German disability equality acts and BITV 2.0. This statement applies to {website}.':
    '{house} ist bemüht, diese Website im Einklang mit den Behindertengleichstellungsgesetzen und der Barrierefreie-Informationstechnik-Verordnung (BITV 2.0) barrierefrei zugänglich zu machen. Diese Erklärung gilt für {website}.',
  '{house} provides e-commerce services. This statement describes their accessibility under section 14 of the German Accessibility Strengthening Act (BFSG). It applies to {website}.':
    '{house} erbringt Dienstleistungen im elektronischen Geschäftsverkehr und informiert hier nach § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG) über deren Barrierefreiheit. Diese Erklärung gilt für {website}.',
  '{house} is committed to making this website accessible in line with the German disability equality acts and BITV 2.0. This statement also describes the accessibility of ticket sales under section 14 of the Accessibility Strengthening Act (BFSG). It applies to {website}.':
    '{house} ist bemüht, diese Website im Einklang mit den Behindertengleichstellungsgesetzen und der Barrierefreie-Informationstechnik-Verordnung (BITV 2.0) barrierefrei zugänglich zu machen, und informiert hier nach § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG) über die Barrierefreiheit des Kartenkaufs. Diese Erklärung gilt für {website}.',
  'This website complies fully with EN 301 549, and so with WCAG level AA.':
    'Diese Website ist mit der EN 301 549, und damit mit den Web Content Accessibility Guidelines (WCAG) auf Stufe AA, vollständig vereinbar.',
  'This website complies partially with EN 301 549, and so with WCAG level AA, due to the exceptions below.':
    'Diese Website ist mit der EN 301 549, und damit mit den Web Content Accessibility Guidelines (WCAG) auf Stufe AA, wegen der folgenden Ausnahmen teilweise vereinbar.',
  'This website does not comply with EN 301 549, and so not with WCAG level AA.':
    'Diese Website ist mit der EN 301 549, und damit mit den Web Content Accessibility Guidelines (WCAG) auf Stufe AA, nicht vereinbar.',
  'This statement was prepared on {made} and last reviewed on {checked}. It is based on a self-assessment.':
    'Diese Erklärung wurde am {made} erstellt und zuletzt am {checked} überprüft. Grundlage ist eine Selbstbewertung.',
  'This statement was prepared on {made} and last reviewed on {checked}. It is based on a third-party assessment.':
    'Diese Erklärung wurde am {made} erstellt und zuletzt am {checked} überprüft. Grundlage ist eine Bewertung durch Dritte.',
  'Video on {name}': 'Film bei {name}',
  Listen: 'Anhören',
  'Listen to the music': 'Musik anhören',
  'Listen to the podcast': 'Podcast anhören',
  'Listen to the reading': 'Lesung anhören',
  'Flick through': 'Durchblättern',
  'Show post': 'Beitrag zeigen',
  '{n} more pictures': { one: 'Ein weiteres Bild', other: '{n} weitere Bilder' },
  'Captions: {language}': 'Untertitel: {language}',
  'With audio description': 'Mit Audiodeskription',
  'Video transcript': 'Text zum Film',
  'Read transcript': 'Mitlesen',
  'View venue': 'Zur Spielstätte',
  'What’s on here': 'Was hier gespielt wird',
  'Show content': 'Inhalt zeigen',
  'Embedded content': 'Eingebetteter Inhalt',
  'On this page': 'Auf dieser Seite',
  'No upcoming performances match this selection.': 'In dieser Auswahl steht zurzeit nichts an.',
} as const
