import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { Visitor } from '../support/visitor.ts'

const ADMIN = { email: 'verwaltung@marienbrueck.example', password: 'nur für diesen Test' }
const folder = mkdtempSync(join(tmpdir(), 'foyer-crash-'))
const children: ChildProcess[] = []

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the built server as a program of its own on the folder. */
async function startServer(): Promise<{ url: string; child: ChildProcess; errors: () => string }> {
  const port = await freePort()
  let errors = ''
  const child = spawn(process.execPath, [resolve(process.env.TEST_BUILD_DIR ?? '', 'server/index.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  })
  children.push(child)
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  // When it has closed, all that it had to say has been read.
  let hasClosed = false
  child.once('close', () => {
    hasClosed = true
  })
  const url = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(async () => hasClosed || (await isReady()), { timeout: 60_000 }).toBe(true)
  return { url, child, errors: () => errors }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}

it('loses nothing that was confirmed when it is killed, and takes over the lock of the dead process', async () => {
  cpSync(process.env.TEST_PGLITE_TEMPLATE ?? '', folder, { recursive: true })
  for (let round = 1; round <= 3; round++) {
    const server = await startServer()
    const editor = new Visitor(server.url)
    await editor.logIn(ADMIN.email, ADMIN.password)
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
    await kill(server.child)
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
