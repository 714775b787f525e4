import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createPostgresDatabase, DATABASES, type DatabaseKind } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

type Made = { id: number; revision: string; values: { status: string; note: string } }

/** How long after a cancellation was sent the process is killed: some before, some while and some after it is written. */
const KILLED_AFTER_MS = [0, 4, 8, 14, 30, 80]
const SENTENCE = 'Die Vorstellung muss leider ausfallen.'

/** The same session at another process: logins are rate-limited. */
function movedTo({ url }: ServerProcess, { cookies }: Visitor): Visitor {
  const visitor = new Visitor(url)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

describe.each(DATABASES)('a cancellation on %s', (kind: DatabaseKind) => {
  let folder = ''
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>> | undefined
  let server: ServerProcess | undefined
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-evening-'))
    postgres = kind === 'postgres' ? await createPostgresDatabase() : undefined
    if (!postgres) cpSync(process.env.TEST_PGLITE_TEMPLATE ?? '', folder, { recursive: true })
  })
  afterAll(async () => {
    server?.child.kill('SIGKILL')
    await postgres?.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  const start = async () => {
    server = await startServerProcess(folder, postgres ? { DATABASE_URL: postgres.url } : {})
    return server
  }

  it('is there as a whole or not at all after the program was killed at any moment', async () => {
    let running = await start()
    let editor = await running.administrator()
    const make = async (type: string, values: object) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
    const venue = await make('venue', { name: 'Haus' })
    const room = await make('room', { name: 'Saal', venueId: venue.id })
    const production = await make('production', { title: 'Glasgesang' })
    const events: Made[] = []
    for (const index of KILLED_AFTER_MS.keys())
      events.push(await make('event', { productionId: production.id, roomId: room.id, startsAt: `2099-11-${10 + index}T19:30` }))

    for (const [index, event] of events.entries()) {
      await editor.csrfToken()
      const sent = editor
        .send('POST', `/api/admin/evening/${event.id}/actions`, {
          ...{ kind: 'cancel', base: event.revision, sentence: SENTENCE, showsAlert: true, stopsSale: false },
        })
        .catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, KILLED_AFTER_MS[index]))
      await running.kill()
      await sent
      running = await start()
      editor = movedTo(running, editor)
      const { values } = (await editor.getJson<Made>(`/api/admin/event/${event.id}`)).body
      const isCancelled = values.status === 'cancelled'
      const found = await editor.getJson<{ count: number }>(`/api/admin/alert/count?q=${encodeURIComponent(`${10 + index}.11.`)}`)
      const desk = await (await editor.fetch(`/cms-hub/evening?day=2099-11-${10 + index}`)).text()
      expect([values.note === SENTENCE, found.body.count === 1, desk.includes('Zurücknehmen – noch')]).toEqual([
        isCancelled,
        isCancelled,
        isCancelled,
      ])
    }
  }, 240_000)
})
