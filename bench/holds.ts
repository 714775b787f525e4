// Holds per second of one hot performance, beside the rate of PostgreSQL's own simplest transaction on the same server
// (`pgbench -N`). Both run alternately over as many connections as the shop's pool has, so that changes of the
// machine's speed affect both.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { createCart } from '../sandbox-shop/carts.ts'
import { createHoldQueue } from '../sandbox-shop/hold-queue.ts'
import { holdBatch } from '../sandbox-shop/holds.ts'
import { putPerformance } from '../sandbox-shop/performances.ts'
import { migrateShop } from '../sandbox-shop/tables.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { printTable } from './table.ts'

/** Concurrent buyers, each for two adjacent seats: together most of a hall of 620. */
const BUYERS = 250
const SEATS_EACH = 2
const ROUNDS = 7
const ROUND_SECONDS = 2
/** as many as the shop's pool */
const CONNECTIONS = 10
const GOAL = 0.5
const HOLD_MINUTES = 15
const PERFORMANCE = 'abend'

const clock = { moment: Temporal.Instant.from('2026-11-21T11:00:00Z'), now: () => clock.moment }

const postgres = await startPostgres()
if (!postgres) throw new Error('this bench needs a PostgreSQL server on this machine')
const database = await openDatabase({ url: postgres.url, folder: '' })
const hasPgbench = spawnSync('pgbench', ['--version']).status === 0
try {
  if (hasPgbench) pgbench(['-i', '-q', postgres.url])
  await migrateShop(database.db)
  const startsAt = '2030-01-01T19:30:00+01:00'
  await putPerformance(database.db, clock, {
    ...{ id: PERFORMANCE, title: 'Probe', startsAt, saleFrom: null },
    ...{ isCancelled: false, hall: 'grosses-haus', priceTable: 'standard', soldShare: 0, onlyWithCode: [], rules: {} },
  })
  const carts = await Promise.all(Array.from({ length: BUYERS }, () => createCart(database.db, clock)))
  await holdsPerSecond(carts)
  const rounds: { holds: number; transactions: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ transactions: hasPgbench ? transactionsPerSecond(postgres.url) : Number.NaN, holds: await holdsPerSecond(carts) })
  }
  const ratios = rounds.map(({ holds, transactions }) => holds / transactions)
  printTable(
    ['one hot performance', 'per second'],
    [
      ['holds of two seats', Math.round(median(rounds.map(({ holds }) => holds)))],
      ['pgbench -N transactions', hasPgbench ? Math.round(median(rounds.map(({ transactions }) => transactions))) : 'not measured'],
      [`ratio, median of ${ROUNDS} rounds (goal ≥ ${GOAL})`, hasPgbench ? median(ratios).toFixed(2) : 'not measured'],
    ],
  )
  if (!hasPgbench) console.log('pgbench is not on the PATH; it comes with PostgreSQL (Debian: apt-get install postgresql-contrib).')
} finally {
  await database.close()
  await postgres.stop()
}

/** All buyers come at once, repeatedly; between two rounds the clock advances by its time, so that every hold has expired. */
async function holdsPerSecond(carts: string[]): Promise<number> {
  const holdQueue = createHoldQueue((performanceId, requests) => holdBatch(database.db, clock, performanceId, requests, HOLD_MINUTES))
  const seatRequest = { performance: PERFORMANCE, seatGroup: null, block: null, items: [{ saleType: 1, quantity: SEATS_EACH }] }
  const started = performance.now()
  const ends = started + ROUND_SECONDS * 1000
  let holds = 0
  while (performance.now() < ends) {
    await Promise.all(carts.map((cart) => holdQueue.hold({ cart, seatRequest, idempotencyKey: randomUUID() })))
    holds += carts.length
    clock.moment = clock.moment.add({ minutes: HOLD_MINUTES })
  }
  return (holds * 1000) / (performance.now() - started)
}

function transactionsPerSecond(url: string): number {
  const output = pgbench(['-N', '-n', '-c', String(CONNECTIONS), '-T', String(ROUND_SECONDS), url])
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}

function pgbench(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('pgbench', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`pgbench failed: ${stderr}`)
  return stdout
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
