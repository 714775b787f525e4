import { Problem } from '../platform/http/problem.ts'

/** Why something was not written, with what is wrong with each field, for people. @throws what is no such refusal */
export function messageOf(error: unknown): string {
  if (!(error instanceof Problem)) throw error
  const fields = Object.values((error.extras.errors ?? {}) as Record<string, string[]>).flat()
  return [error.message, ...fields].join(' ')
}
