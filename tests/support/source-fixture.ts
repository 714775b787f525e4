import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { RejectedLine } from '../../app/imports/imported-line.ts'
import { imports } from '../../app/imports/tables.ts'
import { createTestApp, type DatabaseKind } from './test-app.ts'

type Run = { id: number; state: string; counts: Record<string, number> | null }
export type Source = {
  id: number
  kind: string
  address: string | null
  host: string
  headerName: string
  hasHeaderValue: boolean
  failure: string
  failures: number
  events: number
  dismissed: number
  rejected: (RejectedLine & { unknownRoom: string })[]
  foundColumns: { name: string; samples: string[]; meaning: string; fault: string }[]
  waiting: { id: number; counts: Record<string, number> | null } | null
  readings: { failure: string; run?: Run }[]
}
export type Performance = { id: number; title: string; values: Record<string, unknown> }

/** A test app with two rooms, and a planning system that says what a test wants. */
export async function createSourceFixture(database?: DatabaseKind, environment: Record<string, string> = {}) {
  const asked: IncomingMessage['headers'][] = []
  const planning = { answer: (_: IncomingMessage, response: ServerResponse): void => void response.end() }
  const server = createServer((request, response) => {
    asked.push(request.headers)
    planning.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const here = `http://${host}`
  const app = await createTestApp({ database, environment: { PRIVATE_FEED_HOSTS: host, ...environment } })
  const editor = await app.editor()
  const venueId = (await editor.send<{ id: number }>('POST', '/api/admin/venue', { name: 'Haus' })).body.id
  const room = async (name: string) => (await editor.send<{ id: number }>('POST', '/api/admin/room', { name, venueId })).body.id
  const [studio, large] = [await room('Studio'), await room('Großes Haus')]

  const say = (rows: string[], headers: Record<string, string> = {}) => {
    planning.answer = (_, response) => response.writeHead(200, headers).end(rows.join('\r\n'))
  }
  const create = async (more: Record<string, unknown> = {}) => {
    const input = { name: 'Planung', address: `${here}/plan.csv?token=geheim`, schedule: 'manual', appliesAtOnce: true, ...more }
    return (await editor.send<Source>('POST', '/api/admin/import-sources', input)).body
  }
  const read = async (id: number) => (await editor.send<Source>('POST', `/api/admin/import-sources/${id}/read`)).body
  const newestRun = (source: Source) => source.readings[0]?.run?.id ?? 0
  const waitUntil = (importId: number, state: string) =>
    vi.waitFor(
      async () => {
        const [row] = await app.foyer.platform.db.select().from(imports).where(eq(imports.id, importId))
        expect(row?.state).toBe(state)
      },
      { timeout: 40_000, interval: 50 },
    )
  const performances = async (q: string) =>
    (await editor.getJson<{ records: Performance[] }>(`/api/admin/event?q=${encodeURIComponent(q)}&sort=startsAt`)).body.records
  const stored = async (id: number) =>
    (await editor.getJson<{ revision: string; values: Record<string, unknown> }>(`/api/admin/event/${id}`)).body
  const patch = async (id: number, values: Record<string, unknown>) =>
    editor.send<{ errors?: Record<string, string[]> }>('PATCH', `/api/admin/event/${id}`, { base: (await stored(id)).revision, values })
  async function close() {
    server.closeAllConnections()
    server.close()
    await app.close()
  }
  return { app, editor, here, asked, planning, studio, large, say, create, read, newestRun, waitUntil, performances, stored, patch, close }
}
