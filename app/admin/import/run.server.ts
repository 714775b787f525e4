import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { contentTypeNamed } from '../content-types.server.ts'
import { createRecords, updateRecord } from '../record-changes.server.ts'
import { readRecord } from '../record-values.server.ts'
import type { ReadLine } from './imported-line.ts'
import { type Plan, type PlannedLine, planImport, type Step } from './plan.server.ts'
import { readFile } from './read-file.server.ts'
import { withWarnings } from './warnings.server.ts'

/** Performances made in one transaction: few enough to hold, many enough to be quick. */
const BATCH = 200

export type ImportResult = {
  counts: Record<PlannedLine['action'], number>
  /** lines in whose way something stands; known after a dry run alone */
  warned: number
  newProductions: string[]
  lines: PlannedLine[]
}

/**
 * Imports a programme (Excel, iCalendar or CSV), or only says what that would do. What is rejected is left out and named.
 * Run twice it changes nothing the second time, so an import that was interrupted is simply run again.
 * @throws UnreadableFile
 */
export async function importProgramme(
  platform: Platform,
  viewer: Viewer,
  { bytes, isDryRun, onProgress }: { bytes: Uint8Array; isDryRun: boolean; onProgress?: OnProgress },
): Promise<ImportResult> {
  const lines = await readFile(bytes)
  return isDryRun ? dryRun(platform.db, lines) : applyLines(platform, viewer, lines, onProgress)
}

/** Told after each part: how much is done of how much, and at the beginning what is planned. */
export type OnProgress = (done: number, all: number) => void | Promise<void>

/** Carries out what lines say: productions that are missing, then new performances, then changed ones. */
export async function applyLines(platform: Platform, viewer: Viewer, lines: ReadLine[], onProgress?: OnProgress): Promise<ImportResult> {
  let plan = await planImport(platform.db, lines)
  const { newProductions } = plan
  if (newProductions.length > 0) {
    const titles = newProductions.map((title) => ({ title, isOnline: false }))
    await createRecords(platform, contentTypeNamed('production'), viewer, titles)
    plan = await planImport(platform.db, lines)
  }
  await carryOut(platform, viewer, plan.steps, onProgress)
  return resultOf({ ...plan, newProductions })
}

/** What an import would do, and what would stand in its way; nothing is written. */
export async function dryRun(db: Database, lines: ReadLine[]): Promise<ImportResult> {
  return resultOf(await withWarnings(db, await planImport(db, lines)))
}

/** A plan as staff read it. */
function resultOf({ steps, newProductions }: Plan): ImportResult {
  const counts = { create: 0, change: 0, same: 0, rejected: 0 }
  for (const { action } of steps) counts[action] += 1
  return {
    counts,
    warned: steps.filter(({ warnings }) => warnings.length > 0).length,
    newProductions,
    lines: steps.map(({ line, title, action, changes, reasons, warnings }) => ({ line, title, action, changes, reasons, warnings })),
  }
}

async function carryOut(platform: Platform, viewer: Viewer, steps: Step[], onProgress?: OnProgress): Promise<void> {
  const event = contentTypeNamed('event')
  const [made, changed] = [steps.filter(({ action }) => action === 'create'), steps.filter(({ action }) => action === 'change')]
  const all = made.length + changed.length
  for (let start = 0; start < made.length; start += BATCH) {
    const batch = made.slice(start, start + BATCH)
    await createRecords(platform, event, viewer, batch.map(newEvent))
    await onProgress?.(Math.min(start + BATCH, made.length), all)
  }
  for (const [index, step] of changed.entries()) {
    const record = step.event && (await readRecord(platform.db, event, step.event.id))
    if (record) {
      const { roomId, productionId } = step
      const ids: Record<string, number | undefined> = { roomId, productionId }
      const given = Object.fromEntries(step.changes.map(({ field, to }) => [field, ids[field] ?? to]))
      await updateRecord(platform, event, viewer, { id: record.id, base: record.revision, given })
    }
    if ((index + 1) % BATCH === 0 || index + 1 === changed.length) await onProgress?.(made.length + index + 1, all)
  }
}

/** The values of a new performance; what the file says nothing of has its initial value. */
function newEvent({ value, productionId, roomId }: Step): Record<string, unknown> {
  const { startsAt, endsAt, status, note, idJet, ticketUrl, planningId } = value ?? {}
  const said = Object.entries({ endsAt, status, note, idJet, ticketUrl, planningId }).filter(([, one]) => one !== undefined)
  return { productionId, roomId, startsAt, ...Object.fromEntries(said) }
}
