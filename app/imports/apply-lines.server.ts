import { createDateFormat } from '../platform/format/date-format.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, updateInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import { readSettings } from '../site/index.server.ts'
import { batchesOf, orderByPlace, shopNumberPlace } from './change-order.ts'
import { chunksOf } from './chunks-of.ts'
import type { Lead } from './house-values.ts'
import type { ImportChoice, ReadLine } from './imported-line.ts'
import { placeOf, plannedPlace } from './match-lines.ts'
import { type Plan, type PlannedLine, planImport, type Step } from './plan.server.ts'
import { cellsOf } from './read-line.ts'
import { rejectionReasons } from './rejection-reasons.server.ts'
import { vacatePlaces } from './vacate-places.server.ts'
import { withWarnings } from './warnings.server.ts'

export type ImportResult = {
  counts: Record<PlannedLine['action'], number>
  /** lines with conflicts; only computed by a dry run */
  warned: number
  /** performances whose ticket shop id is removed or changed */
  unhooked: number
  emptyCells: Plan['emptyCells']
  otherNumbers: Plan['otherNumbers']
  newProductions: string[]
  lines: PlannedLine[]
}

/** Called after each batch with the number of performances written, and of all. */
export type OnProgress = (done: number, all: number) => void | Promise<void>

/** One run of an import. Every record change it writes carries `importId`, by which it can be undone as a whole. */
type ImportRun = Pick<WriteContext, 'viewer' | 'importId' | 'authorizeInTx'> & {
  lines: ReadLine[]
  clears: readonly ImportChoice[]
  /** what the source of the lines leads; undefined for a file, which leads everything */
  lead: Lead | undefined
  /** what an interrupted earlier attempt has done to performances, by their id */
  earlier: ReadonlyMap<number, 'create' | 'change'>
}

/**
 * Applies lines: creates missing productions, then changes performances, then creates new ones. Idempotent: a second run
 * finds everything unchanged. A line whose write is rejected does not affect the others.
 */
export async function applyLines(platform: Platform, run: ImportRun, onProgress?: OnProgress): Promise<ImportResult> {
  const { lines, clears, lead } = run
  let plan = await planImport(platform.db, lines, clears, lead)
  const { newProductions } = plan
  if (newProductions.length > 0) {
    const options = { platform, type: recordTypeNamed('production'), ...writeContextOf(run) }
    for (const titles of chunksOf(newProductions, platform.database.recordsPerTransaction)) {
      await createAll(
        options,
        titles.map((title) => ({ title, isOnline: false })),
      )
      await platform.database.giveWay()
    }
    plan = await planImport(platform.db, lines, clears, lead)
  }
  const rejections = await applySteps({ platform, type: recordTypeNamed('event'), ...writeContextOf(run) }, plan.steps, onProgress)
  const steps = plan.steps.map((step): Step => {
    const reason = rejections.get(step)
    if (reason !== undefined) return rejectedStep(step, reason)
    // Changes of an interrupted attempt are found unchanged; in the result they count as done by this import.
    const before = step.action === 'same' ? run.earlier.get(step.match?.event?.id ?? 0) : undefined
    return before ? { ...step, action: before } : step
  })
  return resultOf({ ...plan, steps, newProductions })
}

/** A step whose write was rejected. */
function rejectedStep(step: Step, reason: string): Step {
  const cells = step.value ? cellsOf(step.value) : {}
  return { ...step, action: 'rejected', changes: [], reasons: [reason], faults: {}, cells, unhooks: '', keptNumber: '' }
}

function writeContextOf({ viewer, importId, authorizeInTx }: ImportRun): Pick<WriteContext, 'viewer' | 'importId' | 'authorizeInTx'> {
  return { viewer, importId, authorizeInTx }
}

/** The result an import would have, with conflicts; writes nothing. */
export async function dryRun(platform: Platform, lines: ReadLine[], clears: readonly ImportChoice[], lead?: Lead): Promise<ImportResult> {
  const format = createDateFormat((await readSettings(platform)).design)
  return resultOf(await withWarnings(platform.db, await planImport(platform.db, lines, clears, lead), format))
}

/** A plan as the result shown to staff. */
function resultOf({ steps, newProductions, emptyCells, otherNumbers }: Plan): ImportResult {
  const counts = { create: 0, change: 0, same: 0, rejected: 0 }
  for (const { action } of steps) counts[action] += 1
  return {
    counts,
    warned: steps.filter(({ warnings }) => warnings.length > 0).length,
    unhooked: steps.filter(({ unhooks }) => unhooks !== '').length,
    emptyCells,
    otherNumbers,
    newProductions,
    lines: steps.map(({ value: _, match: __, endsAt: ___, ...line }) => line),
  }
}

/** Steps whose write was rejected, with the reason; the record may have changed since planning. */
type Rejections = Map<Step, string>
type WriteOptions = Omit<WriteContext, 'tx' | 'invalidate' | 'refresh'>

const PLACES = {
  standsAt: ({ match }: Step) =>
    match?.event ? [`${match.event.productionId}:${placeOf(match.event)}`, ...shopNumberPlace(match.event.idJet)] : [],
  goesTo: ({ value, match, changes }: Step) =>
    value && match
      ? [`${match.productionId}:${plannedPlace(value, match)}`, ...shopNumberPlace(changes.find(({ field }) => field === 'idJet')?.to)]
      : [],
}

async function applySteps(options: WriteOptions, steps: Step[], onProgress?: OnProgress): Promise<Rejections> {
  const changed = orderByPlace(
    steps.filter(({ action }) => action === 'change'),
    PLACES,
  )
  const created = steps.filter(({ action }) => action === 'create')
  const all = changed.flat().length + created.length
  const rejections: Rejections = new Map()
  const { recordsPerTransaction: batch, giveWay } = options.platform.database
  // Changes first: new performances may take the places they leave.
  let done = 0
  for (const groups of batchesOf(changed, batch)) {
    await change(options, groups, rejections)
    done += groups.flat().length
    await onProgress?.(done, all)
    await giveWay()
  }
  for (const steps of chunksOf(created, batch)) {
    await createEvents(options, steps, rejections)
    done += steps.length
    await onProgress?.(done, all)
    await giveWay()
  }
  return rejections
}

/** Changes performances in one transaction with a savepoint per group, so that a rejected group does not roll back the others. */
async function change(options: WriteOptions, groups: Step[][], rejections: Rejections): Promise<void> {
  await withWriteContext(options, async (context) => {
    for (const group of groups) {
      await context.tx
        .transaction((tx) => changeGroup({ ...context, tx }, group))
        .catch((error) => {
          const reason = rejectionReasons(error)
          for (const step of group) rejections.set(step, reason)
        })
    }
  })
}

/** Changes the performances of a group; those that swap places or shop numbers are moved out of the way first. */
async function changeGroup(context: WriteContext, group: Step[]): Promise<void> {
  const originals = await vacatePlaces(
    context,
    group.map(({ match }) => match?.event?.id ?? 0),
  )
  for (const { changes, match } of group) {
    const id = match?.event?.id ?? 0
    const named: Record<string, number | undefined> = { roomId: match?.room.id, productionId: match?.productionId }
    const newValues = Object.fromEntries(
      changes.map(({ field, to }) => [field, named[field] ?? (field === 'endsAt' && to === '' ? null : to)]),
    )
    const before = originals.get(id)
    await updateInTx(context, { id, changes: newValues, ...(before && { current: before }) })
  }
}

/** Creates performances in one transaction; when that is rejected, each in its own. */
async function createEvents(options: WriteOptions, steps: Step[], rejections: Rejections): Promise<void> {
  try {
    await createAll(options, steps.map(newEvent))
  } catch (error) {
    const [first, ...others] = steps
    const reason = rejectionReasons(error)
    if (first && others.length === 0) rejections.set(first, reason)
    else for (const step of steps) await createEvents(options, [step], rejections)
  }
}

/** Creates records in one transaction. */
async function createAll(options: WriteOptions, records: Record<string, unknown>[]): Promise<void> {
  await withWriteContext(options, async (context) => {
    for (const values of records) await createInTx(context, values)
  })
}

/** The values of a new performance; fields missing in the file get their defaults. */
function newEvent({ value, match }: Step): Record<string, unknown> {
  const { startsAt, endsAt, status, note, idJet, ticketUrl, planningId } = value ?? {}
  const specified = Object.entries({ endsAt, status, note, idJet, ticketUrl, planningId }).filter(([, values]) => values !== undefined)
  return { productionId: match?.productionId, roomId: match?.room.id, startsAt, ...Object.fromEntries(specified) }
}
