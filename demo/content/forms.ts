import { FIELD_TYPES } from '../../app/forms/field-types.ts'

type Given = { required?: boolean; choices?: string[]; help?: string; placeholder?: string }

function fields(...given: [slug: string, label: string, type: keyof typeof FIELD_TYPES, more?: Given][]) {
  return given.map(([slug, label, type, more = {}], index) => ({
    id: index + 1,
    slug,
    label,
    field_type: FIELD_TYPES[type],
    required: more.required ?? false,
    visible: true,
    choices: more.choices ?? [],
    default: '',
    placeholder_text: more.placeholder ?? '',
    help_text: more.help ?? '',
  }))
}

const name = ['name', 'Ihr Name', 'text', { required: true }] satisfies [string, string, 'text', Given]
const email = ['email', 'E-Mail-Adresse', 'email', { required: true }] satisfies [string, string, 'email', Given]

/** Forms of the house. */
export const forms = [
  {
    slug: 'kontakt',
    title: 'Schreiben Sie uns',
    intro:
      'Es liest ein Mensch, in der Regel noch am selben Tag. Wir antworten innerhalb von zwei Werktagen; wenn es schneller gehen muss, rufen Sie die Theaterkasse an.',
    fields: fields(
      name,
      email,
      [
        'thema',
        'Worum geht es?',
        'select',
        { required: true, choices: ['Karten', 'Barrierefreiheit', 'Abonnement', 'Lob', 'Kritik', 'Etwas anderes'] },
      ],
      [
        'nachricht',
        'Ihre Nachricht',
        'textarea',
        { required: true, help: 'Bei Fragen zu einer Bestellung hilft uns die Nummer auf Ihrer Karte.' },
      ],
    ),
  },
  {
    slug: 'gruppen',
    title: 'Mit einer Gruppe kommen',
    intro:
      'Ab zehn Personen gibt es zwanzig Prozent Ermäßigung und auf Wunsch eine Einführung. Für Schulklassen kostet jede Karte acht Euro, die Begleitung ist frei.',
    fields: fields(
      name,
      email,
      ['gruppe', 'Wie heißt Ihre Gruppe?', 'text', { placeholder: 'z. B. Klasse 9c, Ruderverein, Büro' }],
      ['personen', 'Anzahl der Personen', 'number', { required: true }],
      ['tag', 'Wunschtermin', 'date', { help: 'Wenn Sie noch keinen haben: Wir schlagen drei vor.' }],
      [
        'wunsch',
        'Was wünschen Sie sich dazu?',
        'checkboxes',
        { choices: ['Einführung', 'Führung durch das Haus', 'Nachgespräch', 'Linsensuppe davor', 'Rollstuhlplätze'] },
      ],
      ['nachricht', 'Was wir noch wissen sollten', 'textarea'],
    ),
  },
  {
    slug: 'abonnement',
    title: 'Ein Abonnement bestellen',
    intro: 'Wir schicken Ihnen einen Vorschlag mit Plätzen und Terminen. Er ist unverbindlich, bis Sie ja sagen.',
    fields: fields(
      name,
      email,
      [
        'abo',
        'Welches Abonnement?',
        'radio',
        { required: true, choices: ['Abo A: Großes Haus', 'Abo B: Quer durchs Haus', 'Wahlabo: sechs Gutscheine'] },
      ],
      ['plaetze', 'Wie viele Plätze?', 'number', { required: true }],
      ['lage', 'Wo sitzen Sie gern?', 'text', { placeholder: 'z. B. am Gang, nicht hinter dem Pfeiler' }],
      ['ermaessigt', 'Ich bin unter 30 oder habe Anspruch auf Ermäßigung', 'checkbox'],
    ),
  },
  {
    slug: 'presse',
    title: 'Pressekarten und Bildmaterial',
    intro: 'Für akkreditierte Journalistinnen und Journalisten. Bitte melden Sie sich bis drei Werktage vor der Vorstellung.',
    fields: fields(
      name,
      email,
      ['redaktion', 'Redaktion oder Medium', 'text', { required: true }],
      ['produktion', 'Um welche Produktion geht es?', 'text', { required: true }],
      ['termin', 'Termin', 'date'],
      ['ausweis', 'Presseausweis oder Redaktionsbestätigung', 'file', { help: 'Als PDF oder Bild.' }],
      ['nachricht', 'Nachricht', 'textarea'],
    ),
  },
  {
    slug: 'barriere',
    title: 'Eine Barriere melden',
    intro:
      'Etwas auf dieser Website oder in unseren Häusern hält Sie auf? Sagen Sie es uns. Wir antworten innerhalb von vier Wochen und meistens viel früher.',
    fields: fields(
      ['name', 'Ihr Name', 'text', { help: 'Sie können auch ohne Namen schreiben.' }],
      email,
      [
        'ort',
        'Wo sind Sie auf die Barriere gestoßen?',
        'select',
        { required: true, choices: ['Website', 'Kartenkauf', 'Großes Haus', 'Werkhalle', 'Seebühne', 'Studio', 'Fähre'] },
      ],
      ['adresse', 'Adresse der Seite', 'url'],
      ['nachricht', 'Was ist geschehen?', 'textarea', { required: true }],
    ),
  },
]
