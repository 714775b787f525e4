import { inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { events } from '../../programme/tables.ts'
import { contentTypeNamed } from '../content-types.server.ts'
import { createRecords, lockRecord, updateInside, type Work, writing } from '../record-changes.server.ts'
import type { StaffRecord } from '../record-values.server.ts'
import { reasonOf, refusalOf } from '../refusal-of.server.ts'
import { inOrderOfPlace } from './change-order.ts'
import type { ReadLine } from './imported-line.ts'
import { type Plan, type PlannedLine, planImport, type Step } from './plan.server.ts'
import { readFile } from './read-file.server.ts'
import { withWarnings } from './warnings.server.ts'

/** Performances written in one transaction: few enough to hold, many enough to be quick. */
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

/** Carries out what lines say: productions that are missing, then changed performances, then new ones. */
export async function applyLines(platform: Platform, viewer: Viewer, lines: ReadLine[], onProgress?: OnProgress): Promise<ImportResult> {
  let plan = await planImport(platform.db, lines)
  const { newProductions } = plan
  if (newProductions.length > 0) {
    const titles = newProductions.map((title) => ({ title, isOnline: false }))
    await createRecords(platform, contentTypeNamed('production'), viewer, titles)
    plan = await planImport(platform.db, lines)
  }
  const refused = await carryOut(platform, viewer, plan.steps, onProgress)
  const steps = plan.steps.map((step): Step => {
    const reason = refused.get(step)
    return reason === undefined ? step : { ...step, action: 'rejected', changes: [], reasons: [reason] }
  })
  return resultOf({ steps, newProductions })
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

/** What was refused although it was planned, with the reason: somebody has changed it meanwhile. It spoils nothing else. */
type Refused = Map<Step, string>

async function carryOut(platform: Platform, viewer: Viewer, steps: Step[], onProgress?: OnProgress): Promise<Refused> {
  const changed = inOrderOfPlace(steps.filter(({ action }) => action === 'change'))
  const made = steps.filter(({ action }) => action === 'create')
  const all = changed.flat().length + made.length
  const refused: Refused = new Map()
  // First what moves away: new performances may stand where others stood.
  let done = 0
  for (const groups of batchesOf(changed)) {
    await change(platform, viewer, groups, refused)
    done += groups.flat().length
    await onProgress?.(done, all)
  }
  for (let start = 0; start < made.length; start += BATCH) {
    await make(platform, viewer, made.slice(start, start + BATCH), refused)
    await onProgress?.(done + Math.min(start + BATCH, made.length), all)
  }
  return refused
}

/** Groups of changes, so many at once as are written in one transaction; no group is parted. */
function* batchesOf(groups: Step[][]): Generator<Step[][]> {
  let batch: Step[][] = []
  let size = 0
  for (const group of groups) {
    batch.push(group)
    size += group.length
    if (size < BATCH) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

/** Changes performances in one transaction, each group on its own, so that one that is refused does not undo the others. */
async function change(platform: Platform, viewer: Viewer, groups: Step[][], refused: Refused): Promise<void> {
  await writing({ platform, type: contentTypeNamed('event'), viewer }, async (work) => {
    for (const group of groups) {
      await work.tx
        .transaction((tx) => changeTogether({ ...work, tx }, group))
        .catch((error) => {
          const reason = refusalIn(error)
          for (const step of group) refused.set(step, reason)
        })
    }
  })
}

/** Changes performances one after the other; those that wait for each other's places are put aside first, all at once. */
async function changeTogether(work: Work, group: Step[]): Promise<void> {
  const ids = group.map(({ match }) => match?.event?.id ?? 0)
  const stood = new Map<number, StaffRecord>()
  if (group.length > 1) {
    for (const id of ids) stood.set(id, await lockRecord(work.tx, work.type, id))
    // To a time at which nothing is played; each gets its own with its change.
    const aside = sql`${events.startsAt} - interval '1000 years'`
    await work.tx.update(events).set({ startsAt: aside }).where(inArray(events.id, ids))
  }
  for (const { changes, match } of group) {
    const id = match?.event?.id ?? 0
    const named: Record<string, number | undefined> = { roomId: match?.room.id, productionId: match?.productionId }
    const given = Object.fromEntries(changes.map(({ field, to }) => [field, named[field] ?? to]))
    const before = stood.get(id)
    await updateInside(work, { id, given, ...(before && { stood: before }) })
  }
}

/** Makes performances together; where one is refused, each by itself. */
async function make(platform: Platform, viewer: Viewer, steps: Step[], refused: Refused): Promise<void> {
  try {
    await createRecords(platform, contentTypeNamed('event'), viewer, steps.map(newEvent))
  } catch (error) {
    const [first, ...others] = steps
    const reason = refusalIn(error)
    if (first && others.length === 0) refused.set(first, reason)
    else for (const step of steps) await make(platform, viewer, [step], refused)
  }
}

/** Why the house refuses something, for people. @throws the error itself when it is no refusal */
function refusalIn(error: unknown): string {
  const refused = refusalOf(error)
  if (refused instanceof Problem && refused.status < 500) return reasonOf(refused, contentTypeNamed('event'))
  throw refused
}

/** The values of a new performance; what the file says nothing of has its initial value. */
function newEvent({ value, match }: Step): Record<string, unknown> {
  const { startsAt, endsAt, status, note, idJet, ticketUrl, planningId } = value ?? {}
  const said = Object.entries({ endsAt, status, note, idJet, ticketUrl, planningId }).filter(([, one]) => one !== undefined)
  return { productionId: match?.productionId, roomId: match?.room.id, startsAt, ...Object.fromEntries(said) }
}
