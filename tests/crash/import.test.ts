import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createPostgresDatabase, DATABASES, type DatabaseKind } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number }
type Progress = { state: string; done: number; all: number; counts: Record<string, number> | null }

/** Seconds of work, so that whoever kills it strikes in the middle. */
const LINES = 400
/** A restart, the lease of the killed process, and a poll every few seconds. */
const UP_AGAIN_MS = 30_000
const INTERVAL_MS = 50
const ALL_LINES_MS = 240_000
const TEST_MS = 480_000

/** An app whose processes can be killed, one after the other or, on PostgreSQL, concurrently. */
async function createKillableApp(kind: DatabaseKind) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-import-'))
  const postgres = kind === 'postgres' ? await createPostgresDatabase() : undefined
  if (!postgres) cpSync(process.env.TEST_PGLITE_TEMPLATE ?? '', folder, { recursive: true })
  const servers: ServerProcess[] = []
  return {
    async start() {
      const server = await startServerProcess(folder, postgres ? { DATABASE_URL: postgres.url } : {})
      servers.push(server)
      return server
    },
    async close() {
      for (const { child } of servers) child.kill('SIGKILL')
      await postgres?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A room for one test. */
async function prepareRoom(server: ServerProcess, name: string): Promise<void> {
  const editor = await server.administrator()
  const venue = (await editor.send<Made>('POST', '/api/admin/venue', { name: 'Haus' })).body
  await editor.send('POST', '/api/admin/room', { name, venueId: venue.id })
}

/**
 * Starts an import.
 * @param untilAtWork resolves when the import is running; the embedded database answers no request before most of it is done
 */
async function beginImport(server: ServerProcess, title: string, year: number, untilAtWork: boolean): Promise<number> {
  const editor = await server.administrator()
  const lines = Array.from({ length: LINES }, (_, index) => {
    const start = Temporal.PlainDateTime.from(`${year}-01-01T10:00`).add({ hours: index * 4 })
    return `${title};${title};${start.toString().replace('T', ' ')};${title}-${index}`
  })
  const body = new FormData()
  body.set('file', new File([['Produktion;Raum;Beginn;Kennung', ...lines].join('\n')], 'spielplan.csv'))
  body.set('dry_run', 'false')
  const headers = { 'X-CSRFToken': await editor.csrfToken(), origin: server.url }
  const { id } = (await (await editor.fetch('/api/admin/import', { method: 'POST', headers, body })).json()) as Made
  const state = async () => (await progressOf(editor, id)).state
  if (untilAtWork) await expect.poll(state, { timeout: 60_000, interval: INTERVAL_MS }).toBe('running')
  return id
}

async function progressOf(editor: Visitor, id: number): Promise<Progress> {
  return (await editor.getJson<Progress>(`/api/admin/import/${id}`)).body
}

/** Expects an import to end in time, with each of its rows imported once and all of its changes reported. */
async function expectWhole(server: ServerProcess, id: number, title: string): Promise<void> {
  const editor = await server.administrator()
  const { done } = await progressOf(editor, id)
  const isAtWork = async () => {
    const progress = await progressOf(editor, id)
    return progress.done > done || progress.state === 'done'
  }
  await expect.poll(isAtWork, { timeout: 4 * UP_AGAIN_MS, interval: INTERVAL_MS }).toBe(true)
  // The remaining rows take minutes on a busy machine.
  await expect.poll(async () => (await progressOf(editor, id)).state, { timeout: ALL_LINES_MS, interval: INTERVAL_MS }).toBe('done')
  expect((await progressOf(editor, id)).counts).toEqual({ create: LINES, change: 0, same: 0, rejected: 0 })
  expect(await countOf(editor, title)).toBe(LINES)
}

async function countOf(editor: Visitor, title: string): Promise<number> {
  return (await editor.getJson<{ count: number }>(`/api/admin/event/count?q=${encodeURIComponent(title)}`)).body.count
}

describe.each(DATABASES)('an import on %s', (kind) => {
  let app: Awaited<ReturnType<typeof createKillableApp>>
  beforeAll(async () => {
    app = await createKillableApp(kind)
  })
  afterAll(() => app.close())

  it(
    'goes on by itself after the program that was at it was killed, with every line there once (issue 12, 3)',
    async () => {
      const first = await app.start()
      await prepareRoom(first, 'Getötet')
      const id = await beginImport(first, 'Getötet', 2027, kind === 'postgres')
      await first.kill()
      const second = await app.start()
      await expectWhole(second, id, 'Getötet')
      await second.kill()
    },
    TEST_MS,
  )

  it.runIf(kind === 'postgres')(
    'is taken up by another node, and is not written twice when a frozen one wakes',
    async () => {
      const frozen = await app.start()
      await prepareRoom(frozen, 'Gefroren')
      const id = await beginImport(frozen, 'Gefroren', 2029, true)
      frozen.child.kill('SIGSTOP')
      const secondServer = await app.start()
      await expectWhole(secondServer, id, 'Gefroren')
      frozen.child.kill('SIGCONT')
      await expect.poll(() => fetch(`${frozen.url}/readyz`).then(({ status }) => status), { timeout: 30_000 }).toBe(200)
      expect(await countOf(await secondServer.administrator(), 'Gefroren')).toBe(LINES)
    },
    TEST_MS,
  )
})
