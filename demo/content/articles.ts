import { shortArticles } from './short-articles.ts'
import { slugOf } from './slug.ts'
import type { DemoArticle, DemoArticleBlock } from './types.ts'

export const articleCategories = [
  { slug: 'gespraeche', name: 'Gespräche', styleName: 'talk' },
  { slug: 'werkstatt', name: 'Aus der Werkstatt', styleName: 'workshop' },
  { slug: 'essay', name: 'Essay', styleName: 'essay' },
  { slug: 'hinter-der-buehne', name: 'Hinter der Bühne', styleName: 'backstage' },
]

export const articleTags = [
  { slug: 'tanz', name: 'Tanz' },
  { slug: 'musik', name: 'Musik' },
  { slug: 'buehnenbild', name: 'Bühnenbild' },
  { slug: 'jung', name: 'Junges Publikum' },
  { slug: 'stadt', name: 'Stadt' },
  { slug: 'sprache', name: 'Sprache' },
]

type Given = Omit<DemoArticle, 'slug' | 'body' | 'subline'> & { subline?: string; body: (string | DemoArticleBlock)[] }

const given: Given[] = [
  {
    preline: 'Gespräch',
    title: 'Man muss dem Boden misstrauen',
    lead: 'Ilka Sandvoss über Ebbe, Knie und die Frage, wie man eine Landschaft tanzt, die es nicht mehr gibt.',
    category: 'gespraeche',
    tags: ['tanz', 'stadt'],
    author: 'Elif Torun',
    publishedDaysAgo: 2,
    zweiklang: 'nachtblau',
    body: [
      'Sie sitzt auf der Bühnenkante und hat die Schuhe ausgezogen. „Das mache ich bei jedem Gespräch“, sagt Ilka Sandvoss, „dann lüge ich weniger.“ Seit acht Wochen probt sie „Das Meer hat keine Tür“, und noch immer läuft der Raum jeden Abend anders voll.',
      { kind: 'headline', text: 'Kein Stück über das Klima' },
      'Es gebe genug Zahlen, sagt sie. Sie habe keine neue. Was sie habe, sei eine Großmutter, die ihr Haus an das Wasser verlor und bis zuletzt den Schlüssel in der Schürze trug. „Ich wollte wissen, was der Körper macht, wenn der Schlüssel noch da ist und die Tür nicht.“',
      { kind: 'quote', text: 'Eine Landschaft verabschiedet sich nicht. Sie ist eines Morgens einfach woanders.', author: 'Ilka Sandvoss' },
      'Geprobt wird auf einem Boden, der nachgibt: Tomas Wiederin hat ihn federn lassen, nur wenige Millimeter, aber genug, dass niemand sich auf einen Schritt verlassen kann. Die Knie merken es zuerst. Dann merkt es das Stück.',
    ],
  },
  {
    preline: 'Werkstatt',
    title: 'Vierzig Kilo nasses Papier',
    lead: 'Wie klingt eine Küste, die verschwindet? Ein Nachmittag bei Jorid Aas im Tonstudio unter der Werkhalle.',
    category: 'werkstatt',
    tags: ['musik'],
    author: 'Ruben Adebar',
    publishedDaysAgo: 5,
    zweiklang: 'petrol',
    body: [
      'In der Wanne liegt Zeitung von gestern. Jorid Aas drückt sie unter Wasser, wartet, hebt sie an. Es klingt wie ein Schritt im Watt, nur langsamer. „Papier erinnert sich länger“, sagt sie und stellt das Mikrofon um einen Zentimeter tiefer.',
      'Für „Das Meer hat keine Tür“ hat sie ein Jahr am Deich aufgenommen. Verwendet hat sie davon elf Minuten. Der Rest ist Papier, Atem und ein Kontrabass, dem jemand die tiefste Saite gelockert hat.',
    ],
  },
  {
    preline: 'Hinter der Bühne',
    title: 'Die Frau mit den hundertvierzig Mänteln',
    lead: 'Friederike Pohl kennt jedes Kleidungsstück des Hauses persönlich. Ein Gang durch den Fundus.',
    category: 'hinter-der-buehne',
    tags: ['buehnenbild'],
    author: 'Clara Wennemann',
    publishedDaysAgo: 9,
    zweiklang: 'senf',
    body: [
      'Der Fundus liegt im Keller des Großen Hauses, dort, wo es nach Mottenkugeln und nach Kaffee riecht. Viertausend Kostüme, sortiert nach Jahrhunderten und, innerhalb der Jahrhunderte, nach Laune.',
      'Einmal im Jahr zieht Friederike Pohl alles an, was neu dazugekommen ist. „Ein Mantel muss wissen, dass er gemeint ist“, sagt sie. Für den „Doppelgängerball“ hat sie siebzig Kostüme genäht und dann noch einmal siebzig, die ihnen gleichen. Fast.',
    ],
  },
  {
    preline: 'Essay',
    title: 'Lob der Pause',
    lead: 'Zwanzig Minuten, in denen nichts gespielt wird, sind vielleicht die wichtigsten des Abends.',
    category: 'essay',
    tags: ['sprache'],
    author: 'Ruben Adebar',
    publishedDaysAgo: 14,
    zweiklang: 'kohle',
    body: [
      'Wer ein Stück ohne Pause spielt, vertraut ihm. Wer eine Pause macht, vertraut dem Publikum. Denn in der Pause geschieht, was keine Regie der Welt herstellen kann: Die Leute reden miteinander.',
      { kind: 'headline', text: 'Was im Foyer geprobt wird' },
      'Manche erklären die Handlung, manche den Wein. Eine Frau sagt, sie habe nichts verstanden, und der Herr neben ihr sagt: „Ich auch nicht, ist das nicht schön?“ Sie gehen zusammen in die zweite Hälfte. Wir haben das Paar später noch oft gesehen.',
    ],
  },
  {
    preline: 'Junges Haus',
    title: 'Eine vierte Klasse mit Vetorecht',
    lead: 'Bevor „Königin Unfug“ Premiere hat, muss das Stück durch die härteste Prüfung der Stadt.',
    category: 'hinter-der-buehne',
    tags: ['jung'],
    author: 'Elif Torun',
    publishedDaysAgo: 18,
    zweiklang: 'rosa',
    body: [
      'Dreiundzwanzig Kinder sitzen auf dem Boden des Studios und sehen sehr ernst aus. Yusuf Herdegen hat ihnen rote und grüne Karten gegeben. Rot heißt: langweilig. Grün heißt: noch mal.',
      'Nach elf Minuten liegt die erste rote Karte auf dem Boden. Herdegen stoppt, fragt nach, schreibt mit. „Warum muss die immer so reden?“, will ein Junge wissen. Am nächsten Tag redet der Oberordner anders. Kürzer.',
    ],
  },
  {
    preline: 'Stadt',
    title: 'Zwölf Minuten am Wasser entlang',
    lead: 'Der Weg vom Großen Haus zur Werkhalle ist der schönste Umweg zwischen zwei Stücken.',
    category: 'essay',
    tags: ['stadt'],
    author: 'Clara Wennemann',
    publishedDaysAgo: 23,
    zweiklang: 'himmel',
    body: [
      'Man verlässt das Theater durch die Wallseite, nicht durch das Portal. Dann rechts, am Kiosk vorbei, dessen Besitzer jeden Spielplan kennt und keinen lobt. Nach vier Minuten riecht es nach Hafen, nach acht nach Farbe.',
      'Wer nach der Vorstellung geht, hört aus den Fenstern der Probebühne manchmal Musik. Das ist dann schon die nächste Spielzeit.',
    ],
  },
  {
    preline: 'Gespräch',
    title: 'Ich habe siebenhundert Verspätungen erfunden',
    lead: 'Jonas Terbeek war Lokführer. Jetzt sagt er im „Letzten Fahrplan“ Züge an, die nicht kommen.',
    category: 'gespraeche',
    tags: ['sprache'],
    author: 'Ruben Adebar',
    publishedDaysAgo: 27,
    zweiklang: 'moos',
    body: [
      'Herr Terbeek, was ist die schönste Durchsage? „Die, nach der niemand aufsteht.“ Er lacht und rührt im Tee. Elf Jahre fuhr er auf der Küstenstrecke, bis er an einem freien Dienstag vorsprach, weil der Regen nicht aufhörte.',
      'Für das Stück hat er eine Liste angelegt: Verspätungen, die man glauben kann, und Verspätungen, die man glauben möchte. Auf der Bühne braucht er beide.',
    ],
  },
  {
    preline: 'Werkstatt',
    title: 'Ein Riesenrad im vierten Stock',
    lead: 'Elf Meter hoch, vier Tonnen schwer und leise wie ein Uhrwerk: Wie das „Requiem“ auf die Bühne kam.',
    category: 'werkstatt',
    tags: ['buehnenbild', 'musik'],
    author: 'Elif Torun',
    publishedDaysAgo: 31,
    zweiklang: 'pflaume',
    body: [
      'Die Werkstatt hat ausgerechnet, dass es nicht geht. Dann hat sie noch einmal gerechnet. Das Rad besteht jetzt aus sechzehn Teilen, von denen keines breiter ist als die Tür zum Malersaal.',
      'Gedreht wird von Hand. Vier Technikerinnen stehen hinter der Bühne an einer Kurbel und haben Noten vor sich. „Wir spielen mit“, sagt eine. „Wir sind das Legato.“',
    ],
  },
  {
    preline: 'Hinter der Bühne',
    title: 'Suppe um halb sechs',
    lead: 'Die Kantine ist der einzige Ort des Hauses, an dem alle dieselbe Rolle haben. Mit Rezept.',
    category: 'hinter-der-buehne',
    tags: ['stadt'],
    author: 'Clara Wennemann',
    publishedDaysAgo: 36,
    zweiklang: 'zinnober',
    body: [
      'Um halb sechs sitzt der Bariton neben der Beleuchtung und die Intendantin neben dem Pförtner. Es gibt Linsen. Es gibt immer Linsen, sagt die Küche, weil Linsen niemandem auf die Stimme schlagen.',
      'Für vier: 300 g Berglinsen, zwei Möhren, eine Stange Lauch, ein Löffel Senf, ein Schuss Essig ganz am Ende. Wer vor einer Premiere nichts essen kann, bekommt die Brühe.',
    ],
  },
  {
    preline: 'Sprache',
    title: 'Kleines Wörterbuch der Bühne',
    lead: 'Gasse, Null, Galerie: Was wir sagen, wenn wir unter uns sind.',
    category: 'essay',
    tags: ['sprache'],
    author: 'Ruben Adebar',
    publishedDaysAgo: 44,
    zweiklang: 'apfel',
    body: [
      '**Gasse.** Der Raum zwischen zwei Vorhängen, in dem gewartet, gebetet und Bonbonpapier vermieden wird.',
      '**Null.** Die Linie, ab der man gesehen wird. Wer sie überschreitet, kann nicht mehr zurück.',
      '**Schnürboden.** Oben. Dort hängt alles, was gleich kommt.',
    ],
  },
  {
    preline: 'Gespräch',
    title: 'Die Uhr hat recht',
    lead: 'Carlotta Siebenhaar singt in der nächsten Spielzeit eine Uhr und findet das nicht ungewöhnlich.',
    category: 'gespraeche',
    tags: ['musik'],
    author: 'Elif Torun',
    publishedDaysAgo: 52,
    zweiklang: 'moos',
    body: [
      '„Ich habe schon einen Baum gesungen und zweimal den Tod“, sagt Carlotta Siebenhaar. „Eine Uhr hat wenigstens einen Puls.“ Ottokar Wies hat ihr die Partie auf den Leib geschrieben, mit langen Bögen, die sich nach der Tide richten.',
      'Sie übt am Ufer, morgens, wenn nur die Angler da sind. Die sagen nichts. Das sei, meint sie, das höchste Lob der Gegend.',
    ],
  },
  {
    preline: 'Werkstatt',
    title: 'So wenig Licht wie möglich',
    lead: 'Malte Issing beleuchtet „Die Verwalterin“ mit elf Lampen. Eine davon ist eine Taschenlampe.',
    category: 'werkstatt',
    tags: ['buehnenbild'],
    author: 'Ruben Adebar',
    publishedDaysAgo: 60,
    zweiklang: 'kohle',
    body: [
      'In Treppenhäusern gibt es ein Licht, das nach zwei Minuten ausgeht. Malte Issing hat es nachgebaut. Wer weiterspielen will, muss den Schalter drücken; das steht in keinem Textbuch und entscheidet jeden Abend neu, wann eine Szene endet.',
      '„Dunkelheit ist keine Stimmung“, sagt er. „Sie ist eine Information.“',
    ],
  },
]

const DAYS_BEFORE_SHORT_ONES = 67
const DAYS_BETWEEN = 12

const shortOnes: Given[] = shortArticles.map(([preline, title, lead, text, category, tag, author, zweiklang], index) => ({
  preline,
  title,
  lead,
  category,
  tags: [tag],
  author,
  publishedDaysAgo: DAYS_BEFORE_SHORT_ONES + index * DAYS_BETWEEN,
  zweiklang,
  body: [text],
}))

/** The magazine of the demo house, the newest first. */
export const articles: DemoArticle[] = [...given, ...shortOnes].map((article) => ({
  subline: '',
  ...article,
  slug: slugOf(article.title),
  body: article.body.map((block) => (typeof block === 'string' ? { kind: 'text', text: block } : block)),
}))
