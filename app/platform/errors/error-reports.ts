import type { Config } from '../config/config.ts'
import { redactError } from './redact-error.ts'

let report: ((error: unknown) => void) | undefined

/**
 * Starts reporting errors to Sentry if `SENTRY_DSN` is set; otherwise errors are only logged.
 * The library is a fifth of the code loaded at a start, so it is loaded only where it is used.
 */
export async function startErrorReports(config: Config): Promise<void> {
  if (!config.SENTRY_DSN) return
  const { captureException, init } = await import('@sentry/node')
  init({
    dsn: config.SENTRY_DSN,
    environment: config.NODE_ENV,
    sendDefaultPii: false,
    tracesSampleRate: 0,
    // URLs contain search terms and secret links; so do breadcrumbs of requests and log lines.
    beforeBreadcrumb: () => null,
    beforeSend: ({ request, ...event }) => {
      // Uncaught errors arrive here without having passed reportError.
      for (const exception of event.exception?.values ?? [])
        if (exception.value) exception.value = exception.value.split('\nparams: ')[0] ?? ''
      return event
    },
  })
  report = captureException
}

/** Reports an error, redacted. Does nothing unless `SENTRY_DSN` is set. */
export function reportError(error: unknown): void {
  report?.(redactError(error))
}
