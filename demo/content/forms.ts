import type { z } from 'zod'
import type { PersonalDetail } from '../../app/forms/auto-complete.ts'
import { FIELD_TYPES } from '../../app/forms/field-types.ts'
import type { formDefinitionSchema } from '../../app/forms/index.server.ts'

type FieldOptions = {
  required?: boolean
  choices?: string[]
  help?: string
  /** what about the visitor the field asks for */
  detail?: PersonalDetail
  placeholder?: string
  default?: string
  /** shown only while another field has one of these values */
  when?: { slug: string; values: string[] }
}

const NUMBERS = new Map(Object.entries(FIELD_TYPES).map(([number, { name }]) => [name, Number(number)]))

function fields(...rows: [slug: string, label: string, type: string, more?: FieldOptions][]) {
  return rows.map(([slug, label, type, more = {}], index) => ({
    id: index + 1,
    slug,
    label,
    field_type: NUMBERS.get(type) ?? 0,
    required: more.required ?? false,
    visible: true,
    choices: more.choices ?? [],
    default: more.default ?? '',
    placeholder_text: more.placeholder ?? '',
    help_text: more.help ?? '',
    autocomplete: more.detail ?? null,
    visible_if: more.when ?? null,
  }))
}

const name: [string, string, string, FieldOptions] = ['name', 'Ihr Name', 'text', { required: true, detail: 'name' }]
const email: [string, string, string, FieldOptions] = ['email', 'E-Mail-Adresse', 'email', { required: true }]
const whenUnderAge = { slug: 'alter', values: ['unter 16 Jahren'] }

/** Forms of the theatre. */
export const forms: z.input<typeof formDefinitionSchema>[] = [
  {
    slug: 'kontakt',
    recipients: ['post@marienbrueck.example'],
    confirmation: 'copy',
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
    recipients: ['gruppen@marienbrueck.example'],
    confirmation: 'copy',
    successText: 'Vielen Dank! Wir suchen Plätze, an denen Sie beieinandersitzen, und melden uns mit einem Vorschlag.',
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
      [
        'rollstuhlplaetze',
        'Wie viele Rollstuhlplätze?',
        'number',
        { required: true, when: { slug: 'wunsch', values: ['Rollstuhlplätze'] } },
      ],
      ['nachricht', 'Was wir noch wissen sollten', 'textarea'],
    ),
  },
  {
    slug: 'abonnement',
    recipients: ['abo@marienbrueck.example'],
    confirmation: 'copy',
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
    recipients: ['presse@marienbrueck.example'],
    confirmation: 'copy',
    title: 'Pressekarten und Bildmaterial',
    intro: 'Für akkreditierte Journalistinnen und Journalisten. Bitte melden Sie sich bis drei Werktage vor der Vorstellung.',
    fields: fields(
      name,
      email,
      ['redaktion', 'Redaktion oder Medium', 'text', { required: true, detail: 'organization' }],
      ['produktion', 'Um welche Produktion geht es?', 'text', { required: true }],
      ['termin', 'Termin', 'date'],
      ['ausweis', 'Presseausweis oder Redaktionsbestätigung', 'file', { help: 'Als PDF oder Bild.' }],
      ['nachricht', 'Nachricht', 'textarea'],
    ),
  },
  {
    slug: 'barriere',
    recipients: ['barrierefrei@marienbrueck.example'],
    confirmation: 'copy',
    title: 'Eine Barriere melden',
    intro:
      'Etwas auf dieser Website oder in unseren Häusern hält Sie auf? Sagen Sie es uns. Wir antworten innerhalb von vier Wochen und meistens viel früher.',
    fields: fields(
      ['name', 'Ihr Name', 'text', { detail: 'name', help: 'Sie können auch ohne Namen schreiben.' }],
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
  {
    slug: 'spielclub',
    title: 'Beim Spielclub mitmachen',
    intro:
      'Ein Jahr lang proben, im Juni im Studio spielen. Vorkenntnisse braucht niemand, Lust schon. Wir laden alle zu einem Kennenlernen ein.',
    recipients: ['spielclub@marienbrueck.example'],
    confirmation: 'copy',
    successText: 'Schön, dass du mitmachen willst! Wir schreiben dir, sobald der Termin für das Kennenlernen steht.',
    fields: fields(
      ['vorname', 'Vorname', 'text', { required: true, detail: 'given-name' }],
      ['nachname', 'Nachname', 'text', { required: true, detail: 'family-name' }],
      email,
      ['geburtsdatum', 'Geburtsdatum', 'date-of-birth', { required: true }],
      ['alter', 'Wie alt bist du?', 'radio', { required: true, choices: ['unter 16 Jahren', '16 Jahre oder älter'] }],
      ['eltern', 'Name einer erziehungsberechtigten Person', 'text', { required: true, when: whenUnderAge }],
      ['eltern_telefon', 'Unter welcher Nummer erreichen wir sie?', 'text', { required: true, when: whenUnderAge }],
      [
        'interessen',
        'Was interessiert dich?',
        'multi-select',
        { choices: ['Spielen', 'Schreiben', 'Musik', 'Bühne und Kostüm', 'Licht und Ton'], help: 'Mehreres geht auch.' },
      ],
      ['anruf', 'Wann dürfen wir dich anrufen?', 'date-time'],
      ['seite', 'Gibt es etwas von dir im Netz zu sehen?', 'url', { placeholder: 'https://' }],
      ['arbeit', 'Oder möchtest du uns etwas schicken?', 'file', { help: 'Ein Bild, ein Text, eine Aufnahme.' }],
      ['warum', 'Warum möchtest du mitmachen?', 'textarea'],
      ['einverstanden', 'Ich bin einverstanden, dass ihr meine Angaben bis zum Kennenlernen aufhebt.', 'checkbox', { required: true }],
    ),
  },
  {
    slug: 'newsletter',
    title: 'Post aus dem Haus',
    intro: 'Einmal im Monat schreiben wir, was kommt. Abbestellen können Sie jederzeit.',
    recipients: ['presse@marienbrueck.example'],
    confirmation: 'opt-in',
    fields: fields(
      email,
      ['auswahl', 'Worüber möchten Sie lesen?', 'checkboxes', { choices: ['Spielplan', 'Premieren', 'Angebote für Schulen'] }],
      ['quelle', 'Herkunft', 'hidden', { default: 'website' }],
    ),
  },
]
