import { DrizzleQueryError } from 'drizzle-orm'

const DATABASE_AWAY = 'DATABASE_AWAY'

/** The database cannot be reached. The message is one sentence for the operator. */
export class DatabaseAway extends Error {
  /** by which it is known where only a copy of it arrives */
  readonly code = DATABASE_AWAY
}

/** By which Node and PostgreSQL say that a connection cannot be had, or is no more. */
const AWAY_CODES = new Set([
  DATABASE_AWAY,
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENOENT',
  ],
  // connection exceptions; shut down, crashed, still starting; too many connections
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '53300'],
])
/** The driver gives these no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable)/
const MAX_DEPTH = 6

/** Whether a failure of the driver itself says that the database is away. */
export function isDriverAway(error: unknown): boolean {
  return chainOf(error).some((one) => AWAY_CODES.has(codeOf(one)) || AWAY_WORDS.test(one.message ?? ''))
}

/** A failure of the driver under the name that the site knows, where it says that the database is away. */
export function namedOutage(error: unknown): unknown {
  return isDriverAway(error) ? new DatabaseAway('The database cannot be reached.', { cause: error }) : error
}

/** Whether whatever was thrown comes of the database being away, and of nothing else that cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  const chain = chainOf(error)
  const query = chain.findIndex((one) => one instanceof DrizzleQueryError)
  return chain.some((one) => codeOf(one) === DATABASE_AWAY) || (query >= 0 && isDriverAway(chain[query + 1]))
}

/** By which PostgreSQL and the system say that there is no room left to write. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const FULL_WORDS = /no space left on device/i

/** Whether whatever was thrown comes of a disk with no room left, the database's or the files'. */
export function isDiskFull(error: unknown): boolean {
  // What the database says of itself stands beneath the failed query, whose own words hold what people wrote.
  return chainOf(error).some(
    (one) => FULL_CODES.has(codeOf(one)) || (!(one instanceof DrizzleQueryError) && FULL_WORDS.test(one.message ?? '')),
  )
}

type Thrown = { message?: string; code?: unknown; cause?: unknown }

/** What was thrown, and what it came of; the job queue tells copies that are no errors any more. */
function chainOf(error: unknown): Thrown[] {
  const chain: Thrown[] = []
  for (let at = error; typeof at === 'object' && at !== null && chain.length < MAX_DEPTH; at = (at as Thrown).cause) chain.push(at)
  return chain
}

function codeOf(thrown: Thrown): string {
  return String(thrown.code ?? '')
}
