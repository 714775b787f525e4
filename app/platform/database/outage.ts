import { DrizzleQueryError } from 'drizzle-orm'

const DATABASE_UNAVAILABLE = 'DATABASE_UNAVAILABLE'

/** The database cannot be reached. The message is one sentence for the operator. */
export class DatabaseUnavailable extends Error {
  /** identifies the error where only a copy of it arrives, which is no instance of the class */
  readonly code = DATABASE_UNAVAILABLE
}

/** Codes of Node and SQLSTATEs of PostgreSQL for a connection that cannot be made or was lost. */
const UNAVAILABLE_CODES = new Set([
  DATABASE_UNAVAILABLE,
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
  // connection exceptions, the last of which poolers give for every kind; shut down, crashed, starting up; too many connections
  ...['08000', '08001', '08003', '08004', '08006', '08P01', '57P01', '57P02', '57P03', '53300'],
])
/** Failures of `pg` that have no code. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable)/
const MAX_DEPTH = 6

/** Whether an error of the driver, or one of its causes, means that the database cannot be reached. */
export function isConnectionFailure(error: unknown): boolean {
  return causeChain(error).some((link) => UNAVAILABLE_CODES.has(codeOf(link)) || UNAVAILABLE_MESSAGES.test(link.message ?? ''))
}

/** Wraps a connection failure of the driver in `DatabaseUnavailable`; returns every other error unchanged. */
export function toDatabaseUnavailable(error: unknown): unknown {
  return isConnectionFailure(error) ? new DatabaseUnavailable('The database cannot be reached.', { cause: error }) : error
}

/**
 * Whether an error was caused by an unavailable database. A connection failure counts only beneath a query, so that one of
 * the ticket shop or the mail server does not.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const chain = causeChain(error)
  const query = chain.findIndex((link) => link instanceof DrizzleQueryError)
  return chain.some((link) => codeOf(link) === DATABASE_UNAVAILABLE) || (query >= 0 && isConnectionFailure(chain[query + 1]))
}

/** Codes of PostgreSQL and the system for no space left. */
const DISK_FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const DISK_FULL_MESSAGE = /no space left on device/i

/** Whether an error was caused by a full disk, of the database or of the file store. */
export function isDiskFull(error: unknown): boolean {
  // The database's own error is the cause of the failed query; the message of the query quotes values that users entered.
  return causeChain(error).some(
    (link) => DISK_FULL_CODES.has(codeOf(link)) || (!(link instanceof DrizzleQueryError) && DISK_FULL_MESSAGE.test(link.message ?? '')),
  )
}

type Thrown = { message?: string; code?: unknown; cause?: unknown }

/** An error and its causes, at most six. The job queue passes on plain copies, so they need not be instances of `Error`. */
function causeChain(error: unknown): Thrown[] {
  const chain: Thrown[] = []
  for (
    let current = error;
    typeof current === 'object' && current !== null && chain.length < MAX_DEPTH;
    current = (current as Thrown).cause
  )
    chain.push(current)
  return chain
}

function codeOf(thrown: Thrown): string {
  return String(thrown.code ?? '')
}
