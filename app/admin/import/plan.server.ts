import { recordSchema } from '../../platform/content-type/record-schema.ts'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { contentTypeNamed } from '../content-types.server.ts'
import { changesOf, endOf, type PlannedChange } from './changes-of-line.ts'
import { type EventRow, folded, type House, readHouse } from './house.server.ts'
import type { ImportedLine, ReadLine } from './imported-line.ts'
import { type Match, matchLines, placeFor, placeOf } from './match-lines.ts'

/** What would become of a line of the file. */
export type PlannedLine = {
  line: number
  title: string
  action: 'create' | 'change' | 'same' | 'rejected'
  changes: PlannedChange[]
  /** why it is rejected */
  reasons: string[]
  /** what stands in its way, which does not keep it out */
  warnings: string[]
}
/** A line with all that is needed to carry it out. */
export type Step = PlannedLine & {
  value: ImportedLine | undefined
  /** what it speaks of; undefined for what is rejected */
  match: Match | undefined
  /** when it ends; null where nobody says */
  endsAt: string | null
}
export type Plan = { steps: Step[]; newProductions: string[] }

/** What an import would do, line by line: nothing is written. The file is taken as a whole, as it is carried out. */
export async function planImport(db: Database, lines: ReadLine[]): Promise<Plan> {
  const house = await readHouse(db, lines)
  const matches = matchLines(lines, house)
  const staying = eventsThatStay(house, matches)
  const issuesOf = lineRules()
  const seen = new Map<string, number>()
  const newProductions = new Set<string>()
  const steps = lines.map((read): Step => {
    const { line, title, value } = read
    const rejected = (...reasons: string[]): Step => ({ ...blank, line, title, action: 'rejected', reasons })
    if (!value) return rejected(...read.reasons)
    const match = matches.get(read)
    if (!match) return rejected(t('There is no room “{name}”.', { name: value.room }))
    const issues = issuesOf(value)
    if (issues.length > 0) return rejected(...issues)
    const names = namesOf(value, match)
    const earlier = names.map((name) => seen.get(name)).find((one) => one !== undefined)
    if (earlier !== undefined) return rejected(t('Line {n} says the same.', { n: earlier }))
    if (isTaken(value, match, staying)) return rejected(t('Something else begins in this room at that time.'))
    for (const name of names) seen.set(name, line)
    if (match.productionId === undefined) newProductions.add(value.production)
    const known = { ...blank, line, title, value, match, endsAt: endOf(value, match.event) }
    if (!match.event) return { ...known, action: 'create' }
    const changes = changesOf(match.event, value, match, house)
    return { ...known, action: changes.length > 0 ? 'change' : 'same', changes }
  })
  return { steps, newProductions: [...newProductions] }
}

const blank = { changes: [], reasons: [], warnings: [], value: undefined, match: undefined, endsAt: null }

/** All by which another line would say the same: its name elsewhere, its place, and what it speaks of. */
function namesOf(value: ImportedLine, match: Match): string[] {
  const name = value.planningId || value.idJet
  return [
    `place ${folded(value.production)}:${placeFor(value, match)}`,
    ...(name ? [`name ${name}`] : []),
    ...(match.event ? [`event ${match.event.id}`] : []),
  ]
}

type Staying = Map<string, { event: EventRow; isCancelled: boolean }[]>

/** The performances that stand after the import where they stand now, by place: the file may move others away. */
function eventsThatStay({ events }: House, matches: Map<ReadLine, Match>): Staying {
  const byEvent = new Map([...matches].map(([{ value }, match]) => [match.event?.id, { value, match }]))
  const staying = events.flatMap((event) => {
    const spoken = byEvent.get(event.id)
    if (spoken?.value && placeFor(spoken.value, spoken.match) !== placeOf(event)) return []
    return [{ event, isCancelled: (spoken?.value?.status ?? event.status) === 'cancelled' }]
  })
  return Map.groupBy(staying, ({ event }) => placeOf(event))
}

/** Whether something else stays where a line wants to begin; the same production stands there once, cancelled or not. */
function isTaken(value: ImportedLine, match: Match, staying: Staying): boolean {
  const { event, productionId } = match
  const place = placeFor(value, match)
  if (event && placeOf(event) === place) return false
  const isCancelled = (value.status ?? event?.status) === 'cancelled'
  return (staying.get(place) ?? []).some((other) => other.event.productionId === productionId || !(isCancelled || other.isCancelled))
}

/** What the forms of the house would say of a line, each with the name of its field. */
function lineRules(): (value: ImportedLine) => string[] {
  const [event, production] = [contentTypeNamed('event'), contentTypeNamed('production')]
  const [ofEvent, ofProduction] = [recordSchema(event).partial(), recordSchema(production).partial()]
  return ({ production: title, note, idJet, ticketUrl, planningId }) =>
    [
      ...(ofProduction.safeParse({ title }).error?.issues ?? []).map((issue) => ({ ...issue, label: production.label })),
      ...(ofEvent.safeParse({ note, idJet, ticketUrl, planningId }).error?.issues ?? []).map((issue) => ({
        ...issue,
        label: event.fields[String(issue.path[0])]?.label ?? event.label,
      })),
    ].map(({ label, message }) => `${t(label)}: ${message}`)
}
