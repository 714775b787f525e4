import { dayInLanguage, type InLanguage } from './day-in-language.ts'
import { CANCEL_REASONS, cancelSentence, delaySentence, recastSentence, relocateSentence, ticketSentence } from './sentences.ts'

const SLOTS = ['name', 'role', 'insteadOf', 'time', 'before', 'room', 'when'] as const
type Slots = Record<(typeof SLOTS)[number], string>

/** The sentences that the forms of the desk propose, the narrower one of two alike first. */
const PROPOSED: ((slots: Slots) => string)[] = [
  ...CANCEL_REASONS.map((reason) => () => cancelSentence(reason, false)),
  (slots) => delaySentence({ ...slots, isToday: true }),
  (slots) => delaySentence({ ...slots, isToday: false }),
  ({ room }) => relocateSentence({ when: undefined, room, isSold: false }),
  ({ when, room }) => relocateSentence({ when, room, isSold: false }),
  ({ when }) => relocateSentence({ when, room: undefined, isSold: false }),
  (slots) => recastSentence(recastIn(slots, { isReading: true })),
  (slots) => recastSentence(recastIn(slots, { kind: 'team' })),
  (slots) => recastSentence(recastIn(slots, {})),
  (slots) => recastSentence(recastIn({ ...slots, insteadOf: '' }, {})),
]

function recastIn({ name, role, insteadOf }: Slots, { kind = 'cast', isReading = false }: { kind?: 'cast' | 'team'; isReading?: boolean }) {
  return { part: { kind, role }, name, insteadOf, isReading }
}

/** Each place filled with its own name, so that a sentence says where its values stand. */
const PLACES = Object.fromEntries(SLOTS.map((slot) => [slot, `{${slot}}`])) as Slots

/**
 * What a sentence that the desk has proposed says in another language.
 * @returns undefined for a sentence in somebody's own words
 */
export function sentenceInLanguage(sentence: string, locale: 'en', inLanguage: InLanguage): string | undefined {
  const tickets = inLanguage('de', ticketSentence)
  const hasTickets = sentence.endsWith(` ${tickets}`)
  const first = hasTickets ? sentence.slice(0, -tickets.length - 1) : sentence
  for (const say of PROPOSED) {
    const values = valuesIn(
      first,
      inLanguage('de', () => say(PLACES)),
    )
    if (!values) continue
    const when = values.when === undefined ? undefined : dayInLanguage(values.when, locale, inLanguage)
    if (values.when !== undefined && when === undefined) continue
    const said = { ...PLACES, ...values, ...(when === undefined ? {} : { when }) }
    return inLanguage(locale, () => [say(said), ...(hasTickets ? [ticketSentence()] : [])].join(' '))
  }
  return undefined
}

/** The values of a sentence at the places of its pattern; undefined where it is another sentence. */
function valuesIn(sentence: string, pattern: string): Partial<Slots> | undefined {
  const parts = pattern.split(/\{(\w+)\}/)
  const source = parts.map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : `(?<${part}>.+)`)).join('')
  const match = new RegExp(`^${source}$`).exec(sentence)
  return match ? { ...match.groups } : undefined
}
