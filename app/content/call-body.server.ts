import type { z } from 'zod'
import { validationFailed } from '../platform/http/api.ts'

/** The JSON that a call sends, checked. @throws Problem 400 with messages per field, in the language of the site */
export async function readBody<T>(schema: z.ZodType<T>, request: Request): Promise<T> {
  return checked(schema, await request.json().catch(() => undefined))
}

/** A value that a call sends, checked. @throws Problem 400 with messages per field */
export function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw validationFailed(result.error.issues)
  return result.data
}
