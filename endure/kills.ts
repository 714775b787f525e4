// `kill -9` during edits, uploads, imports and bookings, on both databases. Everything confirmed is there afterwards, no
// seat is sold twice, and every start succeeds.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { printTable } from '../bench/table.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { killShop } from './kills-shop.ts'
import { killSite } from './kills-site.ts'
import { inFolder } from './program.ts'
import { pause, type Trial, until } from './trial.ts'

/** Results of the kills of one program; `sinceStart` counts confirmations since its last start. */
export type Outcome = { kills: number; confirmed: Record<string, number>; faults: string[]; slowestStartMs: number; sinceStart: number }

export const trial: Trial = async ({ kills, minutes }) => {
  const postgres = await startPostgres({ fsync: 'on' })
  const rows: [string, string, Outcome][] = []
  const bounds = { kills: Math.ceil(kills / (postgres ? 4 : 2)), milliseconds: (minutes * 60_000) / (postgres ? 2 : 1) }
  try {
    for (const database of postgres ? ['PGlite', 'PostgreSQL'] : ['PGlite']) {
      const url = database === 'PostgreSQL' ? postgres?.url : undefined
      const outcomes = await inFolder((folder) =>
        Promise.all([
          killSite(join(folder, 'site'), url ? { DATABASE_URL: url } : {}, bounds),
          killShop(join(folder, 'shop'), url ? { SHOP_DATABASE_URL: url } : {}, bounds),
        ]),
      )
      rows.push(['site', database, outcomes[0]], ['shop', database, outcomes[1]])
    }
  } finally {
    await postgres?.stop()
  }
  const kinds = ['edits', 'uploads', 'imports', 'holds', 'payments']
  printTable(
    ['killed', 'on', 'kills', ...kinds.map((kind) => `${kind} confirmed`), 'faults', 'slowest start, s'],
    rows.map(([what, database, { kills: done, confirmed, faults, slowestStartMs }]) => [
      what,
      database,
      done,
      ...kinds.map((kind) => confirmed[kind] ?? '–'),
      faults.length,
      (slowestStartMs / 1000).toFixed(1),
    ]),
  )
  if (!postgres) console.log('No PostgreSQL server is installed: only PGlite was tried.')
  return rows.flatMap(([what, database, { faults }]) => faults.map((fault) => `${what} on ${database}: ${fault}`))
}

/** Bounds of a trial; the one reached first ends it. */
export type Bounds = { kills: number; milliseconds: number }

/** Repeats `round` until a bound is reached; errors become faults. @param round start, work, kill, and check of what was confirmed */
export async function repeat(
  { kills, milliseconds }: Bounds,
  outcome: Outcome,
  round: (number: number) => Promise<void>,
): Promise<Outcome> {
  const startedAt = performance.now()
  while (outcome.kills < kills && performance.now() - startedAt < milliseconds) {
    try {
      await round(outcome.kills)
    } catch (error) {
      outcome.faults.push(`kill ${outcome.kills}: ${error instanceof Error ? error.message.slice(0, 500) : String(error)}`)
      if (outcome.faults.length > 20) return outcome
    }
    outcome.kills++
  }
  return outcome
}

/** Counts a confirmation. */
export function confirm(outcome: Outcome, kind: string): void {
  outcome.confirmed[kind] = (outcome.confirmed[kind] ?? 0) + 1
  outcome.sinceStart++
}

const LONGEST_LIFE_MS = 10_000
const HEARTBEAT_MS = 3

/** Waits for the moment of a kill: after a random number of confirmations, at a random time until the next one. */
export async function untilDeath(outcome: Outcome, mostConfirmations: number): Promise<void> {
  outcome.sinceStart = 0
  const enough = Math.ceil(Math.random() * mostConfirmations)
  await until(async () => outcome.sinceStart >= enough, LONGEST_LIFE_MS, HEARTBEAT_MS)
  await pause(Math.random() * 20)
}

/** An empty outcome. */
export function nothingYet(): Outcome {
  return { kills: 0, confirmed: {}, faults: [], slowestStartMs: 0, sinceStart: 0 }
}

/** A unique name. */
export function unique(what: string): string {
  return `${what}-${randomUUID().slice(0, 8)}`
}
