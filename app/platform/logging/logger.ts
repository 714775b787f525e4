import pino, { type Logger } from 'pino'
import { redactError } from '../errors/redact-error.ts'

export type { Logger }

/**
 * Creates the log: one JSON object per line on standard output, without passwords, cookies, tokens and the values of failed
 * queries.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
    serializers: { err: (error: unknown) => pino.stdSerializers.err(redactError(error) as Error) },
  })
}
