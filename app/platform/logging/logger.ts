import pino, { type Logger } from 'pino'
import { withoutValues } from '../errors/without-values.ts'

export type { Logger }

/**
 * The program's log: one JSON object a line on standard output. Passwords, cookies, tokens and the values of failed
 * queries are left out.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
    serializers: { err: (error: unknown) => pino.stdSerializers.err(withoutValues(error) as Error) },
  })
}
