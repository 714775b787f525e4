import type { Config } from '../config/config.ts'

let report: ((error: unknown) => void) | undefined

/**
 * Starts to report errors when an address for them is configured; otherwise they are only logged.
 * The library is a fifth of what a start has to read, so only a house that reports loads it.
 */
export async function startErrorReports(config: Config): Promise<void> {
  if (!config.SENTRY_DSN) return
  const { captureException, init } = await import('@sentry/node')
  init({ dsn: config.SENTRY_DSN, environment: config.NODE_ENV, sendDefaultPii: false, tracesSampleRate: 0 })
  report = captureException
}

/** Reports an error that a person has met. Without a configured address it does nothing. */
export function reportError(error: unknown): void {
  report?.(error)
}
