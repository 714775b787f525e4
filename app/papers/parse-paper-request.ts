import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import { notFound } from '../platform/http/problem.ts'
import type { PaperRequest } from './paper-request.ts'

const MONTH = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/

const schema = z.discriminatedUnion('paper', [
  z.object({ paper: z.enum(['evening', 'cast']), event: z.coerce.number().pipe(recordId) }),
  z.object({ paper: z.literal('month'), month: z.string().regex(MONTH) }),
])

/**
 * The paper that an address asks for; without any, the programme of this month.
 * @param today `2026-11-22`
 * @throws Problem 404
 */
export function parsePaperRequest(query: URLSearchParams, today: string): PaperRequest {
  const asked = { paper: 'month', month: today.slice(0, 7), ...Object.fromEntries(query) }
  const { data } = schema.safeParse(asked)
  if (!data) throw notFound()
  return data
}
