import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Port of the first server. Two checkouts can test at once on different ports. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310)

/** One server with its own data for each project of the Playwright configuration, so that they can run in parallel. */
const SERVERS = ['editor', 'staff', 'visitors', 'phone', 'pages'] as const
export type ServerName = (typeof SERVERS)[number]

/** The servers to start: all, or those in `E2E_HOUSES` (`staff,visitors`) if only some tests are run. */
export const STARTED_SERVERS: ServerName[] = SERVERS.filter((server) => process.env.E2E_HOUSES?.split(',').includes(server) ?? true)

/** The port of a server; its shop listens on the next one. */
export function portOf(server: ServerName): number {
  return FIRST_PORT + 2 * SERVERS.indexOf(server)
}

/** URL of the identity provider for the staff server, which a test starts: the port after those of all servers. */
export const PROVIDER_URL = `http://127.0.0.1:${FIRST_PORT + 2 * SERVERS.length}`

/** Host of a planning system that the staff server may read from, which a test starts: the port after that. */
export const SOURCE_HOST = `127.0.0.1:${FIRST_PORT + 2 * SERVERS.length + 1}`

/** Where the house is filled that all others begin with a copy of: nobody takes it for one of them. Its shop has the next port. */
export const FILLING_PORT = FIRST_PORT + 2 * SERVERS.length + 2

/** URL of a server. */
export function urlOf(server: ServerName): string {
  return `http://localhost:${portOf(server)}`
}

/** When all stories take place, but those that move the clock. */
export const NOW = '2026-11-21T12:00:00+01:00'

/** Whether stories move the clock of a server: only the houses of staff, since the file is read whenever the time is asked for. */
export function hasMovingClock(server: ServerName): boolean {
  return server === 'editor' || server === 'staff'
}

/** The file that a server's clock is read from. A story that moves it puts it back. */
export function clockFileOf(server: ServerName): string {
  return join(tmpdir(), `foyer-e2e-clock-${portOf(server)}`)
}
