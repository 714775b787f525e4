import type { FooterPart } from '../../app/site/index.ts'
import type { DesignSettings } from '../../app/site/schema.ts'

/** The footer: what a visitor looks for at the end of a page. */
export const footer: FooterPart[] = [
  { kind: 'hours' },
  { kind: 'service' },
  { kind: 'legal' },
  {
    ...{ kind: 'address', title: 'Großes Haus', phone: '+49 4567 8900', mail: 'info@marienbrueck.example' },
    text: 'Am Theaterwall 1\n29971 Marienbrück',
  },
  {
    ...{ kind: 'social', title: 'Folgen Sie uns' },
    links: [
      { name: 'Instagram', url: 'https://instagram.example/marienbrueck' },
      { name: 'Mastodon', url: 'https://mastodon.example/@marienbrueck' },
    ],
  },
  {
    ...{ kind: 'text', title: 'Träger und Freunde' },
    text: 'Die Stadt Marienbrück und der Landkreis tragen die Festspiele. Mit Dank an den Freundeskreis, die Stiftung Seelicht und alle, die wiederkommen.',
  },
]

/** Name and appearance of the theatre. */
export const designSettings: Partial<DesignSettings> = {
  houseName: 'Festspiele Marienbrück',
  cookies: { tagManagerId: 'GTM-MARIENBR' },
  whistleblowerLink: 'https://hinweise.marienbrueck.example',
  mapIds: ['mapnik', 'transportmap'],
  cancelledNote: 'Gekaufte Karten werden erstattet.',
  freeNote: 'Einlass ist eine halbe Stunde vor Beginn.',
  soldOutNote: 'Zurückgegebene Karten verkauft die Abendkasse.',
  beforeSaleNote: 'Bis dahin merkt die Theaterkasse Ihre Wünsche gern vor.',
}

/** Where visitors are served; the hours are those of the first. */
export const counters = [
  { name: 'Theaterkasse', position: 1 },
  { name: 'Abendkasse', position: 2 },
]

/** The evening box office is wherever there is a performance. */
export const eveningHours = { alternativeText: 'eine Stunde vor jeder Vorstellung' }

/** Opening hours of the box office, 1 Monday … 7 Sunday. */
export const openingHours = [
  { weekday: 1, closed: true },
  ...[2, 3, 4, 5].map((weekday) => ({ weekday, timeFrom: '11:00', timeTo: '19:00' })),
  { weekday: 6, timeFrom: '11:00', timeTo: '18:00' },
  { weekday: 7, timeFrom: '15:00', timeTo: '18:00' },
]

type Exception = { day: string; closed: boolean; timeFrom?: string; timeTo?: string; alternativeText?: string; alternativeLinkUrl?: string }

const HOLIDAYS: (Omit<Exception, 'day' | 'closed'> & { month: number; day: number })[] = [
  { month: 1, day: 1 },
  { month: 5, day: 1 },
  { month: 10, day: 3 },
  { month: 12, day: 24, alternativeText: 'Heiligabend: Karten nur online', alternativeLinkUrl: '/de/spielplan' },
  { month: 12, day: 25 },
  { month: 12, day: 26, timeFrom: '15:00', timeTo: '18:00' },
  { month: 12, day: 31, timeFrom: '11:00', timeTo: '14:00' },
]

/** Days of the coming year with special opening hours of the box office. */
export function exceptionsFrom(today: Temporal.PlainDate): Exception[] {
  return HOLIDAYS.map(({ month, day, ...hours }) => {
    const thisYear = Temporal.PlainDate.from({ year: today.year, month, day })
    const next = Temporal.PlainDate.compare(thisYear, today) >= 0 ? thisYear : thisYear.add({ years: 1 })
    return { day: next.toString(), closed: !hours.timeFrom, ...hours }
  })
}

export const alert = {
  title: 'Umleitung am Theaterwall:',
  text: 'Die Straßenbahn 2 hält bis Sonntag an der Hafenbrücke.',
  linkUrl: '/de/ihr-besuch/anfahrt',
  linkTitle: 'So kommen Sie zu uns',
}

/** Teasers between the days of the Spielplan; days count from today. */
export const teasers = [
  {
    name: 'abo',
    preline: 'Abonnement',
    headline: 'Sechs Abende, ein Platz, der auf Sie wartet',
    subline: 'Das Abo A gibt es ab 78 Euro.',
    linkText: 'Zu den Abonnements',
    linkUrl: '/de/abonnements',
    dayOffset: 1,
    zweiklang: 'pflaume' as const,
  },
  {
    name: 'matinee',
    preline: 'Sonntags um elf',
    headline: 'Über das Weglassen',
    subline: 'Kaffee, Gespräch, Eintritt frei.',
    linkText: 'Zur Matinee',
    linkUrl: 'to:production/ueber-das-weglassen',
    dayOffset: 4,
    zweiklang: 'himmel' as const,
  },
  {
    name: 'magazin',
    preline: 'Aus dem Magazin',
    headline: 'Vierzig Kilo nasses Papier',
    subline: 'Ein Nachmittag mit Jorid Aas.',
    linkText: 'Zum Artikel',
    linkUrl: 'to:article/vierzig-kilo-nasses-papier',
    dayOffset: 9,
    zweiklang: 'petrol' as const,
  },
  {
    name: 'faehre',
    preline: 'Ihr Weg',
    headline: 'Die letzte Fähre wartet',
    subline: 'Sieben Minuten nach dem Applaus, zehn bei Oper.',
    linkText: 'Zur Anfahrt',
    linkUrl: '/de/ihr-besuch/anfahrt',
    dayOffset: 16,
    zweiklang: 'moos' as const,
  },
]
