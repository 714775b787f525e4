import pino, { type Logger } from 'pino'

export type { Logger }

/** The program's log: one JSON object a line on standard output. Passwords, cookies and tokens are left out. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
  })
}
