import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** Port of the site; pretix and the server before its API listen on the next ones. Two checkouts can test at once on different ports. */
const PORT = Number(process.env.PRETIX_TEST_PORT ?? 4390)
export const PORTS = { site: PORT, pretix: PORT + 1, gate: PORT + 2 }
export const SITE = `http://localhost:${PORTS.site}`
/** What the stories need to know of the stage, which its program writes there. */
export const STAGE_FILE = join(tmpdir(), `foyer-pretix-stage-${PORT}.json`)

/** A performance by the part that it plays in the stories. */
const performanceSchema = z.object({
  id: z.int(),
  /** address of its page */
  path: z.string(),
  title: z.string(),
  startsAt: z.string(),
  /** its number in the ticket shop, and the id of the date that is its second half */
  number: z.string(),
  date: z.int(),
})
export const ROLES = [
  'states',
  'seated',
  'ownSeats',
  'evening',
  'soldOut',
  'lastSeat',
  'lastTicket',
  'cancelled',
  'moved',
  'vouchers',
  'outage',
  'rush',
  'free',
  'record',
  'ways',
] as const
export type Role = (typeof ROLES)[number]
export type StagedPerformance = z.infer<typeof performanceSchema>

const stageSchema = z.object({
  apiUrl: z.string(),
  /** the API past the gate */
  gateApiUrl: z.string(),
  setupToken: z.string(),
  siteToken: z.string(),
  /** the folder of the house, in which its editor's password lies */
  siteFolder: z.string(),
  performances: z.record(z.enum(ROLES), performanceSchema),
})
export type Stage = z.infer<typeof stageSchema>

/** @throws Error before the stage stands */
export function readStage(): Stage {
  return stageSchema.parse(JSON.parse(readFileSync(STAGE_FILE, 'utf8')))
}
