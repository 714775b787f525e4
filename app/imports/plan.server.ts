import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import { numberTakenText } from '../programme/index.server.ts'
import { recordSchema } from '../records/record-schema.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { withClearedFields } from './cleared-cells.ts'
import type { Cells, Column } from './columns.ts'
import { type EventRow, type ExistingProgramme, normalizeName, readExistingProgramme } from './existing-programme.server.ts'
import { type Lead, withHouseValues } from './house-values.ts'
import { CLEARABLE_FIELDS, type ClearableField, type Faults, type ImportChoice, type ImportedLine, type ReadLine } from './imported-line.ts'
import { hasOtherNumber, withKeptNumber } from './kept-number.ts'
import { type Match, matchLines, type ProductionChoice, placeOf, plannedPlace } from './match-lines.ts'
import { withOwnNames } from './own-lines.ts'
import { type PlannedChange, plannedChanges, plannedEnd } from './planned-changes.ts'
import { cellsOf } from './read-line.ts'

/** What an import does with a line. */
export type PlannedLine = {
  line: number
  /** its place among the lines that were read */
  index: number
  /** stands for what it says */
  key: string
  /** the performance it is; undefined for a new one */
  eventId?: number | undefined
  title: string
  action: 'create' | 'change' | 'same' | 'rejected'
  changes: PlannedChange[]
  /** why it is rejected */
  reasons: string[]
  /** conflicts, which do not prevent the import */
  warnings: string[]
  /** warning that its ticket shop id is removed or changed; usually empty */
  unhooks: string
  /** that it keeps its ticket shop id although the file names another; usually empty */
  keptNumber: string
  /** the room it names and the house does not know; usually empty */
  unknownRoom: string
  /** of a rejected line: the reasons that belong to a field, and what it says */
  faults?: Faults
  cells?: Cells
}
/** A planned line with everything needed to apply it. */
export type Step = PlannedLine & {
  value: ImportedLine | undefined
  /** undefined when rejected */
  match: Match | undefined
  /** its end after the import; null when there is none */
  endsAt: string | null
}
export type Plan = {
  steps: Step[]
  newProductions: string[]
  /** how many performances have a value where the file has an empty cell */
  emptyCells: Partial<Record<ClearableField, number>>
  /** how many performances have another ticket shop id than the file, whether or not that replaces theirs */
  otherNumbers: number
}

/**
 * Plans an import line by line; writes nothing. Lines are planned together, since one may free the place of another.
 * @param choices fields whose empty cells clear the stored value, and whether ticket shop ids replace others; where they
 *   are not chosen, empty cells and other ids are ignored
 * @param lead what the source of the lines leads; everything when it is left out
 */
export async function planImport(db: Database, read: ReadLine[], choices: readonly ImportChoice[], lead?: Lead): Promise<Plan> {
  const existing = await readExistingProgramme(db, read)
  const cleared = withClearedFields(withOwnNames(read, existing), choices)
  const found = matchLines(cleared, existing)
  const { lines, matches } = lead ? withHouseValues(cleared, found, lead, existing) : { lines: cleared, matches: found }
  const staying = eventsThatStay(existing, matches)
  const issuesOf = lineRules()
  const seen = new Map<string, number>()
  const newProductions = new Set<string>()
  const steps = lines.map((read, index): Step => {
    const { line, title, value, key = '' } = read
    const at = { line, index, key, title }
    const cells = value ? cellsOf(value) : (read.cells ?? {})
    const refused = (reasons: string[], faults: Faults = {}): Step => ({ ...blank, ...at, action: 'rejected', reasons, faults, cells })
    const rejected = (column: Column, reason: string) => refused([reason], { [column]: reason })
    if (!value) return refused(read.reasons, read.faults)
    const match = matches.get(read)
    if (!match) return { ...rejected('room', t('There is no room “{name}”.', { name: value.room })), unknownRoom: value.room }
    const issues = issuesOf(value)
    if (issues.length > 0) return refused(...reasonsAtFields(issues))
    const identities = identitiesOf(value, match)
    const [place = '', ...others] = identities
    const earlier = others.map((name) => seen.get(name)).find((line) => line !== undefined)
    const sameAs = seen.get(place)
    if (sameAs !== undefined) return rejected('startsAt', t('Row {n} already contains this performance.', { n: sameAs }))
    if (earlier !== undefined)
      return refused([t('Row {n} has the same planning system or ticket shop ID but a different date, room or title.', { n: earlier })])
    if (isTaken(value, match, staying)) return rejected('startsAt', t('Something else already starts in this room at that time.'))
    for (const name of identities) seen.set(name, line)
    if (match.productionId === undefined) newProductions.add(value.production)
    const step = { ...blank, ...at, value, match, eventId: match.event?.id, endsAt: plannedEnd(value, match.event) }
    if (!match.event) return { ...step, action: 'create', warnings: match.choice ? [choiceText(match.choice)] : [] }
    const applied = withKeptNumber(value, match.event, choices)
    const changes = plannedChanges(match.event, applied, match, existing)
    const other = otherWithNumber(changes, match.event, existing, matches)
    if (other) return rejected('idJet', numberTakenText(existing.titles.get(other.productionId) ?? '', other.startsAt))
    const keptNumber = applied === value ? '' : keptNumberNote(match.event, value)
    return { ...step, action: changes.length > 0 ? 'change' : 'same', changes, unhooks: shopWarning(changes), keptNumber }
  })
  const otherNumbers = steps.filter(({ action, value, match }) => action !== 'rejected' && value && hasOtherNumber(value, match?.event))
  return { steps, newProductions: [...newProductions], emptyCells: emptyCellsOf(steps), otherNumbers: otherNumbers.length }
}

const blank = {
  changes: [],
  reasons: [],
  warnings: [],
  unhooks: '',
  keptNumber: '',
  unknownRoom: '',
  value: undefined,
  match: undefined,
  endsAt: null,
}

/** Which of several productions of a title a new performance goes to. */
function choiceText(choice: ProductionChoice): string {
  return choice.by === 'season'
    ? t('Several productions have this title. It goes to that of the season {season}.', choice)
    : t('Several productions have this title. It goes to the one that is online, of several the newest.')
}

/** The warning when a performance's ticket shop id is removed or changed; empty otherwise. */
function shopWarning(changes: PlannedChange[]): string {
  const change = changes.find(({ field, from }) => field === 'idJet' && from !== '')
  if (!change) return ''
  return change.to === ''
    ? t('Will be disconnected from the ticket shop ({number}) and can no longer be booked online.', { number: change.from })
    : t('Will be linked to a different ticket shop ID: {to} instead of {from}.', change)
}

function keptNumberNote({ idJet: from }: EventRow, { idJet: to = '' }: ImportedLine): string {
  return t('Stays linked to the ticket shop ({from}); the file names {to}.', { from, to })
}

/** The performance that has the number which a line gives to another one, unless the same import changes that, too. */
function otherWithNumber(
  changes: PlannedChange[],
  event: EventRow,
  { events }: ExistingProgramme,
  matches: Map<ReadLine, Match>,
): EventRow | undefined {
  const number = changes.find(({ field }) => field === 'idJet')?.to
  if (!number) return undefined
  const changed = new Set([...matches.values()].map((match) => match.event?.id))
  return events.find(({ id, idJet }) => idJet === number && id !== event.id && !changed.has(id))
}

/** How many stored values the file has empty cells for, whether or not those clear them. */
function emptyCellsOf(steps: Step[]): Plan['emptyCells'] {
  const counts = CLEARABLE_FIELDS.map((field): [ClearableField, number] => [
    field,
    steps.filter(({ action, value, match }) => action !== 'rejected' && value?.emptyCells.includes(field) && match?.event?.[field]).length,
  ])
  return Object.fromEntries(counts.filter(([, number]) => number > 0))
}

/** The keys by which lines are compared for duplicates: place first, then external id and matched performance. */
function identitiesOf(value: ImportedLine, match: Match): string[] {
  const name = value.planningId || value.idJet
  return [
    `place ${value.productionId ?? normalizeName(value.production)}:${plannedPlace(value, match)}`,
    ...(name ? [`name ${name}`] : []),
    ...(match.event ? [`event ${match.event.id}`] : []),
  ]
}

type Staying = Map<string, { event: EventRow; isCancelled: boolean }[]>

/** The performances that the import leaves in their place, by place. */
function eventsThatStay({ events }: ExistingProgramme, matches: Map<ReadLine, Match>): Staying {
  const byEvent = new Map([...matches].map(([{ value }, match]) => [match.event?.id, { value, match }]))
  const staying = events.flatMap((event) => {
    const matched = byEvent.get(event.id)
    if (matched?.value && plannedPlace(matched.value, matched.match) !== placeOf(event)) return []
    return [{ event, isCancelled: (matched?.value?.status ?? event.status) === 'cancelled' }]
  })
  return Map.groupBy(staying, ({ event }) => placeOf(event))
}

/** Whether another performance stays in a line's place. Cancelled ones do not count, except of the same production. */
function isTaken(value: ImportedLine, match: Match, staying: Staying): boolean {
  const { event, productionId } = match
  const place = plannedPlace(value, match)
  if (event && placeOf(event) === place) return false
  const isCancelled = (value.status ?? event?.status) === 'cancelled'
  return (staying.get(place) ?? []).some((staying) => staying.event.productionId === productionId || !(isCancelled || staying.isCancelled))
}

type FieldIssue = { column: Column; text: string }

/** Validates a line against the record types' schemas. @returns messages with field labels, each with its field */
function lineRules(): (value: ImportedLine) => FieldIssue[] {
  const [event, production] = [recordTypeNamed('event'), recordTypeNamed('production')]
  const [ofEvent, ofProduction] = [recordSchema(event).partial(), recordSchema(production).partial()]
  return ({ production: title, note, idJet, ticketUrl, planningId }) => {
    const own = { note, idJet, ticketUrl, planningId }
    const columns = Object.keys(own) as (keyof typeof own)[]
    return [
      ...(ofProduction.safeParse({ title }).error?.issues ?? []).map(
        ({ message }): FieldIssue => ({
          column: 'production',
          text: `${t(production.label)}: ${message}`,
        }),
      ),
      ...(ofEvent.safeParse(own).error?.issues ?? []).map(({ path, message }): FieldIssue => {
        const column = columns.find((name) => name === path[0]) ?? 'startsAt'
        return { column, text: `${t(event.fields[column]?.label ?? event.label)}: ${message}` }
      }),
    ]
  }
}

function reasonsAtFields(issues: FieldIssue[]): [reasons: string[], faults: Faults] {
  return [issues.map(({ text }) => text), Object.fromEntries(issues.map(({ column, text }) => [column, text]))]
}
