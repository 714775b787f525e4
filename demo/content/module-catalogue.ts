import { lightMarkdown as richText } from '../../app/platform/rich-text/light-markdown.ts'
import { table, type WrittenNode } from './nodes.ts'
import type { DemoPage } from './pages/page.ts'

type Data = Record<string, unknown>

/** A module of the catalogue. @param pictures names of pictures and files, by field */
const module = (type: string, data: Data, pictures: Record<string, string> = {}): WrittenNode => ({
  type,
  data: { ...data, ...Object.fromEntries(Object.entries(pictures).map(([field, name]) => [field, `picture:${name}`])) },
})
const chapter = (anchor: string, content: string, subline: string): WrittenNode =>
  module('headline', { headline_level: 2, preline: 'Modul', content, subline, anchor })
const film = (id: string, video_url: string, title: string, length: string, image?: string) => ({
  id,
  video_url,
  title,
  length,
  ...(image ? { image: `picture:${image}` } : {}),
})

const CHAPTERS = [
  ['worte', 'Worte'],
  ['links', 'Links'],
  ['bilder', 'Bilder'],
  ['filme', 'Filme'],
  ['aufnahmen', 'Aufnahmen'],
  ['fremdes', 'Von anderswo'],
  ['teaser', 'Teaser'],
  ['haus', 'Haus und Programm'],
  ['abschnitte', 'Abschnitte'],
  ['formulare', 'Formulare und HTML'],
] as const

const picture = (id: string, image: string, text = '', link = '') => ({ id, image: `picture:${image}`, text, link })
const SIX_PICTURES = [
  picture('meer', 'das-meer-hat-keine-tuer', '„Das Meer hat keine Tür“, Großes Haus'),
  picture('salz', 'salz-plakat', '„Salz“, Werkhalle', '/de/spielplan'),
  picture('koffer', 'der-koffer-voller-wind', '„Der Koffer voller Wind“, ab sechs Jahren'),
  picture('glas', 'glasgesang-plakat', '„Glasgesang“, Studio'),
  picture('atem', 'atem-holen', '„Atem holen“, Tanz in der Werkhalle'),
  picture('treppe', 'vom-fortgehen-plakat', '„Vom Fortgehen“, Seebühne'),
]
const imageList = (format: string, headline: string) => module('image-list', { format, headline, children: SIX_PICTURES })

const TEASERS = [
  {
    id: 'faehre',
    preline: 'Anfahrt',
    headline: 'Die letzte Fähre wartet',
    subline: 'Auch auf Zugaben',
    text: 'Nach der Vorstellung auf der Seebühne legt das Schiff erst ab, wenn niemand mehr klatscht.',
    link_text: 'So kommen Sie zu uns',
    link: '/de/ihr-besuch/anfahrt',
    image: 'picture:venue/seebuehne',
  },
  {
    id: 'abo',
    preline: 'Abonnement',
    headline: 'Sechs Abende, ein Platz',
    text: 'Wer verhindert ist, tauscht bis zum Vortag.',
    link_text: 'Zu den Abonnements',
    link: '/de/abonnements',
    image: 'picture:series/hausgaeste',
  },
  {
    id: 'souffleuse',
    preline: 'Im Foyer',
    headline: 'Linsensuppe in der Souffleuse',
    text: 'Ab 17 Uhr, danach gibt es, was übrig ist, und Gesellschaft.',
    link_text: 'Zur Gastronomie',
    link: '/de/ihr-besuch/gastronomie',
    image: 'picture:venue/grosses-haus',
  },
  {
    id: 'werkstatt',
    preline: 'Werkgespräch',
    headline: 'Lesen, was noch nicht gespielt ist',
    text: 'Gespräche und Werkstattberichte aus dem Haus.',
    link_text: 'Zum Magazin',
    link: '/de/aktuelles',
    image: 'picture:series/werkgespraech',
  },
]
const fullTeaser = (extra_class: string, zweiklang: string, image: string, headline: string): WrittenNode =>
  module(
    'full-teaser',
    {
      extra_class,
      zweiklang,
      preline: 'Spielzeiteröffnung',
      headline,
      subline: 'Ein Haus macht auf, und alle gehen hinein.',
      text: richText(
        'Von der Unterbühne bis zum Schnürboden: An einem Abend im Jahr stehen alle Türen offen, auch die, hinter denen man uns sonst **schimpfen** hört.',
      ),
      link_text: 'Zum Spielplan',
      link: '/de/spielplan',
    },
    { image },
  )
const words = (text: string) => module('text', { content: richText(text) })
const head = (content: string) => module('headline', { headline_level: 3, content })
const section = (
  layout: number,
  extra_class: string,
  columns: WrittenNode[][],
  more: Data = {},
  pictures: Record<string, string> = {},
): WrittenNode => ({
  ...module('section', { layout, extra_class, ...more }, pictures),
  columns,
})

const TABLE = `<table>
  <caption>Einlass am Premierenabend</caption>
  <thead><tr><th scope="col">Ort</th><th scope="col">Türen</th><th scope="col">Saal</th></tr></thead>
  <tbody>
    <tr><th scope="row">Großes Haus</th><td>18.30&nbsp;Uhr</td><td>19.00&nbsp;Uhr</td></tr>
    <tr><th scope="row">Werkhalle</th><td>19.00&nbsp;Uhr</td><td>19.15&nbsp;Uhr</td></tr>
    <tr><th scope="row">Seebühne</th><td>20.00&nbsp;Uhr</td><td>20.30&nbsp;Uhr</td></tr>
  </tbody>
</table>`
const CLOCK = `<style>p{font:700 3rem/1 sans-serif;margin:0;font-variant-numeric:tabular-nums;color:#5F5850}</style>
<p id="zeit">00:00</p>
<script>const zeigen=()=>{zeit.textContent=new Date().toLocaleTimeString('de-DE',{hour:'2-digit',minute:'2-digit'})};zeigen();setInterval(zeigen,1000)</script>`

/** Modules of the shared container that any page can show. */
export const houseNotes: WrittenNode[] = [
  head('Gut zu wissen'),
  words('Die Häuser öffnen eine Stunde vor Beginn. Wer zu spät kommt, wird hereingelassen, sobald es das Stück erlaubt.'),
]

/** Every module with each of its settings, as a reference for editors; in no menu. */
export const moduleCatalogue: DemoPage = {
  path: 'modul-katalog',
  title: 'Modulkatalog',
  description: 'Alle Module, aus denen die Seiten des Hauses bestehen, in jeder Darstellung.',
  nodes: [
    module('anchor-list', { sticky: true, children: CHAPTERS.map(([anchor, link_text]) => ({ id: anchor, anchor, link_text })) }),

    chapter('worte', 'Überschrift, Text, Zitat, Fragen', 'Womit fast jede Seite beginnt.'),
    ...[2, 3, 4, 5, 6].map((level) =>
      module('headline', {
        headline_level: level,
        preline: `Ebene ${level}`,
        content: 'Der Vorhang geht auf',
        subline: 'und niemand hat ihn gezogen',
      }),
    ),
    module('text', {
      content: richText(
        'Fließtext mit **fetten** und *kursiven* Stellen und einem [Link in den Spielplan](/de/spielplan). Er läuft nie breiter als sechsundsechzig Zeichen, damit das Auge in die nächste Zeile findet.\n\n- Erstens\n- Zweitens\n- und was man in der Kantine erfährt\n\n1. Licht\n2. Ton\n3. Auftritt',
      ),
      decrease_distance: true,
    }),
    module('text', { content: richText('Dieser Absatz steht näher am vorigen: Der Abstand dazwischen ist verringert.') }),
    module('quote', { content: 'Wer die Kulisse schiebt, sieht das Stück von der besseren Seite.', author: 'Aus dem Probentagebuch' }),
    module('faq', {
      headline: 'Fragen vor dem ersten Mal',
      items: [
        {
          id: 'kleid',
          question: 'Was zieht man an?',
          answer: richText('Was Sie mögen. Auf der Seebühne dazu eine Jacke; der Wind hat kein Abonnement.'),
        },
        {
          id: 'klatschen',
          question: 'Wann wird geklatscht?',
          answer: richText('Wenn es Ihnen gefällt. Im Zweifel kurz nach den anderen.'),
        },
        {
          id: 'pause',
          question: 'Gibt es eine Pause?',
          answer: richText('Steht bei jedem Stück im Spielplan. Wenn nicht: *keine*, aber es lohnt sich.'),
        },
      ],
    }),

    table(
      'Einlass am Premierenabend',
      'Ort | Türen | Saal',
      'Großes Haus | 18.30 Uhr | 19.00 Uhr',
      'Werkhalle | 19.00 Uhr | 19.15 Uhr',
      'Seebühne | 20.00 Uhr | 20.30 Uhr',
    ),

    chapter('links', 'Links', 'Als Knopf, als Textlink, als große Zeile.'),
    module('link', { link_text: 'Karten für heute Abend', link: '/de/spielplan', extra_class: 'Button' }),
    module('link', { link_text: 'Alle Stücke der Spielzeit', link: '/de/stuecke', extra_class: 'Link' }),
    module('link', { link_text: 'Das Ensemble', link: '/de/ensemble', extra_class: 'Slider' }),
    module('link', { link_text: 'Das Magazin', link: '/de/aktuelles', extra_class: 'Slider' }),

    chapter('bilder', 'Bilder', 'Einzeln in drei Größen, mit Text und in fünf Listen.'),
    module('image', { format: 'Large', text: 'Groß: „Nachtschicht der Engel“' }, { image: 'nachtschicht-der-engel' }),
    module(
      'image',
      { format: 'Medium', text: 'Mittel, mit Link in den Spielplan', link: '/de/spielplan' },
      { image: 'zwoelf-stuehle-am-wasser' },
    ),
    module('image', { format: 'Small', text: 'Klein: „Kassensturz“' }, { image: 'kassensturz' }),
    module(
      'two-columns',
      {
        extra_class: 'image-text',
        text: richText('**Bild links.** Die Werkhalle roch noch nach Schiffslack, als wir die ersten Stühle hineintrugen.'),
      },
      { image: 'venue/werkhalle' },
    ),
    module(
      'two-columns',
      {
        extra_class: 'text-image',
        text: richText('**Text links.** Auf der Seebühne entscheidet das Wetter mit, und meistens hat es Geschmack.'),
      },
      { image: 'venue/seebuehne' },
    ),
    imageList('slider', 'Zum Schieben'),
    imageList('masonry', 'Mauerwerk'),
    imageList('grid', 'Raster'),
    imageList('parallax', 'Gegenläufige Spalten'),
    imageList('semi-lazy', 'In zwei Schritten'),

    chapter('filme', 'Filme', 'Von YouTube und Vimeo erst nach einem Klick, eigene ohne Umweg.'),
    module(
      'video',
      {
        video_url: 'https://www.youtube.com/watch?v=marienbruec',
        title: '„Das Meer hat keine Tür“: ein Blick auf die Probe',
        length: '2:40',
      },
      { image: 'das-meer-hat-keine-tuer' },
    ),
    module('video-list', {
      headline: 'Mehr zu sehen',
      items: [
        film('salz', 'https://vimeo.com/100000001', '„Salz“, Trailer', '1:12', 'salz'),
        film('koenigin', 'https://youtu.be/marienbrue2', '„Königin Unfug“, Gespräch mit dem Publikum', '18:05', 'koenigin-unfug'),
        film('ohne', 'https://vimeo.com/100000002', 'Ein Film ohne Standbild', '0:45'),
      ],
    }),
    module(
      'self-hosted-video',
      { title: 'Der Vorhang, acht Sekunden' },
      { file: 'film/vorhang', image: 'die-verwalterin', captions: 'captions/vorhang' },
    ),

    chapter('aufnahmen', 'Aufnahmen', 'Zum Hören, mit dem Text zum Mitlesen.'),
    module('audio', {
      embed: 'https://open.spotify.com/episode/0marienbruecke0folge01',
      media_type: 'podcast',
      title: 'Foyergespräche, Folge 12',
    }),
    module('audio', { embed: 'https://soundcloud.com/marienbrueck/ouvertuere', media_type: 'music', title: 'Ouvertüre' }),
    module('audio', { embed: 'https://marienbrueck.podigee.io/7-vorlesen', media_type: 'audiobook', title: 'Das Ensemble liest' }),
    module(
      'self-hosted-audio',
      { title: 'Der Pausengong', transcript: richText('Drei Schläge, jeder tiefer als der vorige. Danach noch vier Minuten.') },
      { file: 'recording/gong' },
    ),

    chapter('fremdes', 'Von anderswo', 'Hefte zum Blättern und Beiträge aus sozialen Medien.'),
    module('viewer', { embed: 'https://issuu.com/marienbrueck/docs/spielzeitheft', title: 'Das Spielzeitheft' }),
    module('social-media', { embed: 'https://www.instagram.com/p/Marienbruck/', title: 'Aus der Maske' }),
    module('social-media', { embed: 'https://www.tiktok.com/@marienbrueck/video/70000000000000001' }),

    chapter('teaser', 'Teaser', 'Groß, als Liste, zum Schieben und aus dem Magazin.'),
    module(
      'hero-media',
      {
        headline: 'Die Nacht der offenen Türen',
        text: 'Am letzten Samstag im August',
        button_text: 'Zum Programm',
        button_link: '/de/spielplan',
        zweiklang: 'kohle',
        online_from: '2026-01-01T00:00',
      },
      { image: 'unter-tage-ueber-nacht' },
    ),
    fullTeaser('image-left', 'moos', 'die-gezeitenuhr', 'Alle Türen auf'),
    fullTeaser('image-right', 'rosa', 'koenigin-unfug', 'Regen ist auch ein Auftritt'),
    fullTeaser('fullscreen', 'nachtblau', 'was-der-schnee-weiss', 'Bis es schneit'),
    module('teaser-list', { headline: 'Als Liste', display: 'list', items: TEASERS.slice(0, 3) }),
    module('teaser-list', { headline: 'Zum Schieben', display: 'slider', items: TEASERS }),
    module('blog-teaser-list', { headline: 'Aus dem Magazin', items: 4, article_objects: [], main_teaser: null }),
    module('highlight-teaser', { headline: 'Jetzt im Haus', categories: [] }),

    chapter('haus', 'Haus und Programm', 'Was gespielt wird, wo es gespielt wird und wer dabei hilft.'),
    module('event-list', { headline: 'Die nächsten drei Tage', filters: 'next_3_days', rows: 4 }),
    module('venue', { venue: 3 }),
    module('venue-list', { headline: 'Die Spielstätten', venue: [] }),
    module('logo-list', {
      headline: 'Gefördert von',
      logos: [
        ['werft', 'Kranwerft Marienbrück'],
        ['sparkasse', 'Stadtsparkasse Marienbrück'],
        ['stiftung', 'Stiftung Seelicht'],
        ['faehre', 'Fährgesellschaft Nord'],
        ['druckerei', 'Druckerei Halbton'],
        ['freunde', 'Freundeskreis der Festspiele'],
      ].map(([id, name]) => ({ id, name, image: `picture:sign/${id}`, link: id === 'freunde' ? '/de/ueber-uns' : '' })),
    }),

    chapter('abschnitte', 'Abschnitte', 'Sechs Spaltenteilungen, fünf Hintergründe und ein geteilter Container.'),
    section(0, 'none', [[head('Eine Spalte'), words('Ohne Hintergrund, über die ganze Breite.')]]),
    section(1, 'light', [
      [head('Zwei Drittel'), words('Auf hellem Grund.')],
      [words('Ein Drittel daneben, für das, was man sonst vergisst.')],
    ]),
    section(2, 'dark', [
      [words('Ein Drittel zuerst.')],
      [head('Zwei Drittel'), words('Auf dunklem Grund, wie im Saal, bevor es losgeht.')],
    ]),
    section(
      3,
      'accent',
      [
        [head('Halb'), words('Im Zweiklang Moos.')],
        [head('und halb'), words('Beide Seiten sind gleich breit.')],
      ],
      { zweiklang: 'moos' },
    ),
    section(
      4,
      'image',
      [
        [head('Eins'), words('Mit einem Bild im Hintergrund.')],
        [head('Zwei'), words('Es tritt zurück, damit man lesen kann.')],
        [head('Drei'), words('Drei gleiche Spalten.')],
      ],
      {},
      { image: 'requiem-fuer-ein-riesenrad' },
    ),
    section(5, 'none', [
      [words('Ein Viertel.')],
      [head('Die Mitte'), words('Fünfzig Prozent, für das Eigentliche.')],
      [words('Noch ein Viertel.')],
    ]),
    module('container', { slug: 'haus-hinweise', content_type: 'shared', layout_index: -1 }),

    chapter('formulare', 'Formulare und HTML', 'Für alles, wofür es sonst kein Modul gibt.'),
    module('form', { headline: 'Schreiben Sie uns', hubspot_id: '1' }),
    module('html', { html_code: TABLE }),
    module('html', { html_code: CLOCK }),
  ],
}
