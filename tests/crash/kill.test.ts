import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { Visitor } from '../support/visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-crash-'))
const servers: ServerProcess[] = []

afterAll(() => {
  for (const { child } of servers) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function startServer(): Promise<ServerProcess> {
  const server = await startServerProcess(folder)
  servers.push(server)
  return server
}

it('loses nothing that was confirmed when it is killed, and takes over the lock of the dead process', async () => {
  cpSync(process.env.TEST_PGLITE_TEMPLATE ?? '', folder, { recursive: true })
  for (let round = 1; round <= 3; round++) {
    const server = await startServer()
    const editor = await server.administrator()
    const slug = `absturz-${round}`
    const page = await editor.send<{ id: number }>('POST', '/de/pageeditor-api/pages', { title: slug, slug, is_online: true })
    const thing = { content_type: 'page', object_id: page.body.id }
    const created = await editor.send<{ id: number }>('POST', '/de/pageeditor-api/container', { model: 'container', ...thing, slug })
    const operations = [
      {
        type: 'insert',
        node: { id: 'head-1', type: 'headline', version: 1, data: { headline_level: 2, content: slug } },
        place: { parent: 'root', column: 0, before: null },
      },
    ]
    const draft = `/de/pageeditor-api/draft/${created.body.id}`
    await editor.send('PATCH', draft, { base_revision: 1, batch_id: crypto.randomUUID(), operations })
    const published = await editor.send('POST', '/de/pageeditor-api/publish', thing)
    expect(published.status).toBe(200)
    await server.kill()
  }
  const { url, child } = await startServer()
  expect((await new Visitor(url).fetch('/de')).status, 'a house that began empty has its home page').toBe(200)
  for (let round = 1; round <= 3; round++) {
    const { body } = await new Visitor(url).getJson(`/de/pageeditor-api/container/by-slug/absturz-${round}`)
    expect(body.columns).toMatchObject([{ children: [{ content: `absturz-${round}` }] }])
  }
  const second = await startServer()
  expect(second.errors()).toContain(`is in use by process ${child.pid}`)
}, 240_000)
