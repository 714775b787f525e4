/** The box office, 1 Monday … 7 Sunday. */
export const openingHours = [
  { weekday: 1, closed: true },
  ...[2, 3, 4, 5].map((weekday) => ({ weekday, timeFrom: '11:00', timeTo: '19:00' })),
  { weekday: 6, timeFrom: '11:00', timeTo: '18:00' },
  { weekday: 7, timeFrom: '15:00', timeTo: '18:00' },
]

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
    linkText: 'Zum Ensemble',
    linkUrl: '/de/ensemble',
    dayOffset: 4,
    zweiklang: 'himmel' as const,
  },
  {
    name: 'magazin',
    preline: 'Aus dem Magazin',
    headline: 'Vierzig Kilo nasses Papier',
    subline: 'Ein Nachmittag mit Jorid Aas.',
    linkText: 'Zum Magazin',
    linkUrl: '/de/aktuelles',
    dayOffset: 9,
    zweiklang: 'petrol' as const,
  },
]

const field = (
  id: number,
  slug: string,
  label: string,
  field_type: number,
  required: boolean,
  more: { choices?: string[]; help_text?: string } = {},
) => ({
  id,
  slug,
  label,
  field_type,
  required,
  visible: true,
  choices: more.choices ?? [],
  default: '',
  placeholder_text: '',
  help_text: more.help_text ?? '',
})

/** Forms of the house. */
export const forms = [
  {
    slug: 'kontakt',
    title: 'Schreiben Sie uns',
    intro: 'Wir antworten in der Regel innerhalb von zwei Werktagen.',
    fields: [
      field(1, 'name', 'Ihr Name', 1, true),
      field(2, 'email', 'E-Mail-Adresse', 3, true),
      field(3, 'thema', 'Worum geht es?', 6, true, { choices: ['Karten', 'Barrierefreiheit', 'Abonnement', 'Etwas anderes'] }),
      field(4, 'nachricht', 'Ihre Nachricht', 2, true),
    ],
  },
  {
    slug: 'gruppen',
    title: 'Mit einer Gruppe kommen',
    intro: 'Ab zehn Personen gibt es zwanzig Prozent Ermäßigung und auf Wunsch eine Einführung.',
    fields: [
      field(1, 'name', 'Ihr Name', 1, true),
      field(2, 'email', 'E-Mail-Adresse', 3, true),
      field(3, 'personen', 'Anzahl der Personen', 13, true),
      field(4, 'wunsch', 'Was wünschen Sie sich dazu?', 5, false, { choices: ['Einführung', 'Führung durch das Haus', 'Nachgespräch'] }),
    ],
  },
]
