import { captureException, init } from '@sentry/node'
import type { Config } from '../config/config.ts'

/** Starts to report errors when an address for them is configured; otherwise they are only logged. */
export function startErrorReports(config: Config): void {
  if (config.SENTRY_DSN) init({ dsn: config.SENTRY_DSN, environment: config.NODE_ENV, sendDefaultPii: false, tracesSampleRate: 0 })
}

/** Reports an error that a person has met. Without a configured address it does nothing. */
export function reportError(error: unknown): void {
  captureException(error)
}
