import { headline, link, pair, quote, teasers, text, type WrittenNode } from './nodes.ts'

/** A page of the demo house; its parent is named by path. */
export type DemoPage = {
  path: string
  title: string
  headline?: string
  description: string
  inMenu?: boolean
  inFooter?: boolean
  nodes: WrittenNode[]
}

/** The pages of the demo house, parents before children. */
export const pages: DemoPage[] = [
  {
    path: '',
    title: 'Festspiele Marienbrück',
    description: 'Theater, Tanz und Musik in Marienbrück: Großes Haus, Werkhalle, Seebühne und Studio.',
    nodes: [
      { type: 'hero-media', data: { headline: '', text: '', online_from: '2026-01-01T00:00', image: null } },
      { type: 'event-list', data: { headline: 'Die nächsten Abende', filters: 'none', rows: 5 } },
      { type: 'highlight-teaser', data: { headline: 'Jetzt im Haus', categories: [] } },
      quote('Wir spielen, als säße in der letzten Reihe jemand, der nie wiederkommt.', 'Clara Wennemann, Intendantin'),
      teasers('Ihr Abend bei uns', [
        {
          preline: 'Ihr Besuch',
          headline: 'Mit der Fähre, zu Fuß, im Rollstuhl',
          text: 'Wie Sie zu uns kommen, wo Sie sitzen und wann die letzte Bahn fährt.',
          link_text: 'Zum Besuch',
          link: '/de/ihr-besuch',
          image: 'venue/seebuehne',
        },
        {
          preline: 'Abonnement',
          headline: 'Sechs Abende, ein Platz',
          text: 'Ein Abonnement ist eine Verabredung mit sich selbst. Wir halten den Platz frei.',
          link_text: 'Zu den Abonnements',
          link: '/de/abonnements',
          image: 'series/hausgaeste',
        },
        {
          preline: 'Magazin',
          headline: 'Lesen, was noch nicht gespielt ist',
          text: 'Gespräche, Werkstattberichte und ein kleines Wörterbuch der Bühne.',
          link_text: 'Zum Magazin',
          link: '/de/aktuelles',
          image: 'series/werkgespraech',
        },
      ]),
    ],
  },
  { path: 'spielplan', title: 'Spielplan', description: 'Was wann wo gespielt wird.', inMenu: true, nodes: [] },
  { path: 'stuecke', title: 'Stücke', description: 'Alle Produktionen.', inMenu: true, nodes: [] },
  { path: 'ensemble', title: 'Ensemble', description: 'Die Menschen des Hauses.', inMenu: true, nodes: [] },
  { path: 'aktuelles', title: 'Aktuelles', headline: 'Magazin', description: 'Das Magazin der Festspiele.', inMenu: true, nodes: [] },
  {
    path: 'ihr-besuch',
    title: 'Ihr Besuch',
    description: 'Anfahrt, Barrierefreiheit, Gastronomie: alles für einen Abend in Marienbrück.',
    inMenu: true,
    inFooter: true,
    nodes: [
      text(
        'Die Häuser öffnen eine Stunde vor Beginn, die Säle eine halbe. Wer zu spät kommt, wird von uns nicht angesehen, sondern hereingelassen, sobald es das Stück erlaubt.',
      ),
      pair(
        '**Garderobe und Getränke.** Die Garderobe ist im Preis enthalten. Getränke für die Pause können Sie vorher bestellen; sie stehen dann mit Ihrem Namen am Fenster.\n\nKinder bekommen Sitzkissen, Hunde ein Nicken, Regenschirme einen Ständer.',
        'venue/grosses-haus',
      ),
      headline('Fragen vor dem Besuch'),
      text(
        'Rufen Sie die Theaterkasse an oder [schreiben Sie uns](/de/forms/kontakt/1). Gruppen ab zehn Personen melden sich bitte [über das Formular](/de/forms/gruppen/2).',
      ),
    ],
  },
  {
    path: 'ihr-besuch/anfahrt',
    title: 'Anfahrt',
    description: 'So kommen Sie zu uns.',
    inMenu: true,
    nodes: [
      text(
        '**Großes Haus und Studio:** Straßenbahn 2 und 5, Haltestelle Theaterwall.\n\n**Werkhalle:** Straßenbahn 5, Haltestelle Kranstraße, oder zwölf Minuten zu Fuß am Wasser entlang.\n\n**Seebühne:** Fähre vom Theaterwall; die letzte Rückfahrt wartet auf den Schlussapplaus.',
      ),
      link('Spielstätten ansehen', '/de/spielplan'),
    ],
  },
  {
    path: 'ihr-besuch/barrierefreiheit',
    title: 'Barrierefreiheit',
    description: 'Zugänge, Plätze und Angebote.',
    inMenu: true,
    nodes: [
      text(
        'Alle Spielstätten sind stufenlos erreichbar. Rollstuhlplätze buchen Sie an der Kasse; die Begleitung sitzt frei daneben.\n\n- Höranlage an jedem Platz im Großen Haus\n- Vorstellungen mit Audiodeskription und Übertiteln sind im Spielplan gekennzeichnet\n- Ruheraum im Foyer, an jedem Abend geöffnet',
      ),
      quote('Fragen Sie uns. Es gibt fast immer einen Weg, und wenn nicht, bauen wir einen.', 'Das Team der Vorderhauses'),
    ],
  },
  {
    path: 'ihr-besuch/gastronomie',
    title: 'Gastronomie',
    description: 'Essen und Trinken vor und nach der Vorstellung.',
    inMenu: true,
    nodes: [
      text(
        'Die *Souffleuse* im Foyer hat ab 17 Uhr geöffnet: Linsensuppe, Käsebrot, ein Tagesgericht. Nach der Vorstellung gibt es, was übrig ist, und Gesellschaft.',
      ),
    ],
  },
  {
    path: 'abonnements',
    title: 'Abonnements',
    description: 'Sechs Abende, ein Platz.',
    inFooter: true,
    nodes: [
      text(
        'Das **Abo A** umfasst sechs Vorstellungen im Großen Haus, immer am gleichen Wochentag, immer auf demselben Platz. Wer verhindert ist, tauscht bis zum Vortag.',
      ),
      headline('Preise'),
      text('- Kategorie 1: 168 €\n- Kategorie 2: 114 €\n- Kategorie 3: 78 €\n\nUnter 30 zahlen Sie die Hälfte.'),
      link('Abo anfragen', '/de/forms/kontakt/1'),
    ],
  },
  {
    path: 'ueber-uns',
    title: 'Über uns',
    description: 'Die Festspiele Marienbrück.',
    inFooter: true,
    nodes: [
      text(
        'Die Festspiele Marienbrück sind ein Theater mit vier Spielstätten und einem Ensemble, das bleibt. Wir spielen von August bis Juli, an rund dreihundert Abenden, für eine Stadt mit achtzigtausend Menschen und einer Fähre.',
      ),
      quote('Ein Haus, in dem niemand erklären muss, warum er gekommen ist.', 'Leitbild, erster Satz'),
      pair(
        '1908 gegründet, 1951 wiederaufgebaut, 2019 entrümpelt: Die Geschichte des Hauses ist eine Geschichte von Leuten, die angepackt haben. Heute arbeiten hundertvierzig Menschen aus einundzwanzig Ländern bei uns.',
        'venue/werkhalle',
      ),
    ],
  },
  {
    path: 'presse',
    title: 'Presse',
    description: 'Material und Ansprechpersonen.',
    inFooter: true,
    nodes: [
      text('Pressekarten und Bildmaterial: [presse@marienbrueck.example](mailto:presse@marienbrueck.example), werktags von 10 bis 17 Uhr.'),
    ],
  },
  {
    path: 'jobs',
    title: 'Arbeiten bei uns',
    description: 'Offene Stellen.',
    inFooter: true,
    nodes: [
      text(
        'Zurzeit suchen wir eine Meisterin oder einen Meister für Veranstaltungstechnik und Aushilfen im Einlass. Bewerbungen bitte formlos; wir rufen zurück.',
      ),
    ],
  },
  {
    path: 'leichte-sprache',
    title: 'Leichte Sprache',
    description: 'Das Haus in Leichter Sprache.',
    inFooter: true,
    nodes: [
      text(
        'Das ist ein Theater.\n\nIm Theater gibt es Stücke, Tanz und Musik.\n\nSie können Karten im Internet kaufen. Oder an der Kasse.\n\nAlle Häuser haben einen Eingang ohne Stufen.',
      ),
    ],
  },
]
