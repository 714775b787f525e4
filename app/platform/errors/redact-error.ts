/** SQLSTATE class 22, data exceptions; their messages quote the offending value. */
const DATA_EXCEPTION = /^22/
const SQLSTATE = /^[0-9A-Z]{5}$/

/**
 * A copy of an error that may be logged and reported: message, stack, code and causes, without the values of queries. These
 * are visitors' personal data (finding: a failed query put the entry of a form into the log).
 */
export function redactError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as { code?: unknown }
  const redacted = new Error(messageOf(error, code))
  redacted.name = error.name
  redacted.stack = [`${redacted.name}: ${redacted.message}`, ...framesOf(error)].join('\n')
  if (typeof code === 'string' || typeof code === 'number') Object.assign(redacted, { code })
  if (error.cause !== undefined) redacted.cause = redactError(error.cause)
  if (error instanceof AggregateError) Object.assign(redacted, { errors: error.errors.map(redactError) })
  return redacted
}

function messageOf(error: Error, code: unknown): string {
  // Drizzle's message holds the statement and, on a line of their own, its parameters.
  if ('params' in error && 'query' in error) return `Failed query: ${String(error.query)}`
  if (typeof code === 'string' && SQLSTATE.test(code) && DATA_EXCEPTION.test(code)) return `data that cannot be kept (${code})`
  return error.message
}

function framesOf(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n')
  return lines.slice(lines.findLastIndex((line) => !/^\s+at /.test(line)) + 1)
}
