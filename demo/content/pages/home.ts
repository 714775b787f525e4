import { fullTeaser, headline, link, newestArticles, quote, section, teasers, text } from '../nodes.ts'
import type { DemoPage } from './page.ts'

/** The home page: tonight first, then the coming days, then everything else. */
export const home: DemoPage = {
  path: '',
  title: 'Festspiele Marienbrück',
  description: 'Theater, Tanz und Musik in Marienbrück: Großes Haus, Werkhalle, Seebühne und Studio.',
  nodes: [
    { type: 'hero-media', data: { headline: '', text: '', image: null } },
    { type: 'event-list', data: { headline: 'Die nächsten Abende', filters: 'none', rows: 5 } },
    fullTeaser(
      {
        preline: 'Uraufführung',
        headline: 'Requiem für ein Riesenrad',
        subline: 'Musiktheater von Jorid Aas',
        text: 'Elf Meter hoch, vier Tonnen schwer, von Hand gedreht: In der Nacht vor dem Abriss setzt der alte Borchert sein Rad noch einmal in Gang. Alle Gondeln sind besetzt. Man zählt acht und kommt jedes Mal auf neun.',
        link_text: 'Zum Stück',
        link: 'to:production/requiem-fuer-ein-riesenrad',
        picture: 'requiem-fuer-ein-riesenrad',
      },
      { layout: 'image-right', zweiklang: 'pflaume' },
    ),
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
        preline: 'Mitmachen',
        headline: 'Montags tanzen, die es nicht können',
        text: 'Offene Tanzstunde, Statisterie, Jugendclub: Wie Sie auf die andere Seite der Rampe kommen.',
        link_text: 'Zum Mitmachen',
        link: '/de/mitmachen',
        image: 'series/erste-male',
      },
    ]),
    section(
      { columns: '50-50', background: 'accent', zweiklang: 'apfel' },
      [
        headline('Kinderbrücke', { preline: 'Für alle ab vier' }),
        text(
          'Stücke, die Kinder nicht unterschätzen. Jedes wird vor der Premiere von einer vierten Klasse abgenommen, mit roten, grünen und gelben Karten. Gelb heißt: Ich glaube euch nicht.',
        ),
        link('Zur Kinderbrücke', 'to:series/kinderbruecke', 'Link'),
      ],
      [
        headline('Nachtlinie', { preline: 'Für alle nach zehn' }),
        text(
          'Musik, die tagsüber zu laut wäre, und Stücke, die erst im Dunkeln Sinn ergeben. Wer einschläft, hat nichts falsch gemacht. Die letzte Bahn wartet zehn Minuten.',
        ),
        link('Zur Nachtlinie', 'to:series/nachtlinie', 'Link'),
      ],
    ),
    newestArticles('Aus dem Magazin', 4),
  ],
}
