/** Codes of PostgreSQL for data it cannot take; their messages quote what was given. */
const DATA_EXCEPTION = /^22/
const CODE = /^[0-9A-Z]{5}$/

/**
 * An error as it may stand in a log and be reported: what failed and where, without the values that were on the way to
 * the database. What visitors write is theirs (finding: a form's entry stood in the log when its query failed).
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as { code?: unknown }
  const said = new Error(messageOf(error, code))
  said.name = error.name
  said.stack = [`${said.name}: ${said.message}`, ...framesOf(error)].join('\n')
  if (typeof code === 'string' || typeof code === 'number') Object.assign(said, { code })
  if (error.cause !== undefined) said.cause = withoutValues(error.cause)
  if (error instanceof AggregateError) Object.assign(said, { errors: error.errors.map(withoutValues) })
  return said
}

function messageOf(error: Error, code: unknown): string {
  // Drizzle names the statement and then, on a line of their own, its values.
  if ('params' in error && 'query' in error) return `Failed query: ${String(error.query)}`
  if (typeof code === 'string' && CODE.test(code) && DATA_EXCEPTION.test(code)) return `data that cannot be kept (${code})`
  return error.message
}

function framesOf(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n')
  return lines.slice(lines.findLastIndex((line) => !/^\s+at /.test(line)) + 1)
}
