import type { Config } from '../config/config.ts'
import { withoutValues } from './without-values.ts'

let report: ((error: unknown) => void) | undefined

/**
 * Starts to report errors when an address for them is configured; otherwise they are only logged.
 * The library is a fifth of what a start has to read, so only a house that reports loads it.
 */
export async function startErrorReports(config: Config): Promise<void> {
  if (!config.SENTRY_DSN) return
  const { captureException, init } = await import('@sentry/node')
  init({
    dsn: config.SENTRY_DSN,
    environment: config.NODE_ENV,
    sendDefaultPii: false,
    tracesSampleRate: 0,
    // Addresses hold what people search for and the secrets of links; trails of requests and log lines do too.
    beforeBreadcrumb: () => null,
    beforeSend: ({ request, ...event }) => {
      // What nobody caught comes here without having gone through reportError.
      for (const one of event.exception?.values ?? []) if (one.value) one.value = one.value.split('\nparams: ')[0] ?? ''
      return event
    },
  })
  report = captureException
}

/** Reports an error that a person has met, without the values of its query. Without a configured address it does nothing. */
export function reportError(error: unknown): void {
  report?.(withoutValues(error))
}
