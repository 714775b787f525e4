import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { applyOperations, type ContainerDocument, type Operation } from '../../app/content/index.ts'
import { freePort } from '../support/free-port.ts'
import { headline } from '../support/page.ts'
import { Visitor } from '../support/visitor.ts'

const ADMIN = { email: 'verwaltung@marienbrueck.example', password: 'nur für diesen Test' }
const EDITS = 200
const KILLS = 4
const ANSWER_MS = 10_000
const folder = mkdtempSync(join(tmpdir(), 'foyer-edits-'))
let server: { url: string; child: ChildProcess } | undefined

afterAll(() => {
  server?.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the built server as a program of its own on the folder. */
async function startServer(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, [resolve(process.env.TEST_BUILD_DIR ?? '', 'server/index.js')], {
    stdio: 'ignore',
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
  const url = `http://localhost:${port}`
  const status = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
  return { url, child }
}

/** A number from 0 to 1 that a seed decides, so that a failure can be seen again. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function randomOperation(document: ContainerDocument, number: number, chance: () => number): Operation {
  const nodes = document.columns[0]?.children ?? []
  const node = nodes[Math.floor(chance() * nodes.length)]
  const kind = chance()
  if (!node || kind < 0.4) {
    return {
      type: 'insert',
      node: headline(`edit-${number}`, `Satz ${number}`),
      place: { parent: 'root', column: 0, before: node?.id ?? null },
    }
  }
  if (kind < 0.7) return { type: 'update', id: node.id, data: { content: `Geändert ${number}` } }
  return kind < 0.9 ? { type: 'move', id: node.id, place: { parent: 'root', column: 0, before: null } } : { type: 'remove', id: node.id }
}

it('keeps every confirmed one of 200 random edits, and does no unconfirmed one twice, however often it is killed meanwhile', async () => {
  cpSync(process.env.TEST_PGLITE_TEMPLATE ?? '', folder, { recursive: true })
  const chance = chances(20_261_121)
  server = await startServer()
  let editor = new Visitor(server.url)
  await editor.logIn(ADMIN.email, ADMIN.password)
  const container = { model: 'container', content_type: 'page', object_id: 1, slug: 'zufall' }
  const created = await editor.send<{ id: number }>('POST', '/de/pageeditor-api/container', container)
  const path = `/de/pageeditor-api/draft/${created.body.id}`
  const first = await editor.getJson<{ revision: number; document: ContainerDocument }>(path)
  let { revision, document } = first.body
  const deaths = new Set(Array.from({ length: KILLS }, () => 1 + Math.floor(chance() * (EDITS - 2))))

  for (let number = 0; number < EDITS; number++) {
    const operation = randomOperation(document, number, chance)
    const batch = { base_revision: revision, batch_id: crypto.randomUUID(), operations: [operation] }
    const dies = deaths.has(number)
    const sent = editor.send<{ revision: number }>('PATCH', path, batch).catch(() => undefined)
    if (dies) {
      // Somewhere between the request going out and its answer.
      for (let turn = Math.floor(chance() * 40); turn > 0; turn--) await new Promise((done) => setImmediate(done))
      const ended = new Promise((done) => server?.child.once('exit', done))
      server.child.kill('SIGKILL')
      await ended
      server = await startServer()
      editor = new Visitor(server.url)
      await editor.logIn(ADMIN.email, ADMIN.password)
    }
    const answer = (await Promise.race([sent, new Promise<undefined>((done) => setTimeout(done, ANSWER_MS))])) ?? undefined
    // What was not confirmed is sent again under its id, as the editor does.
    const confirmed = answer?.status === 200 ? answer : await editor.send<{ revision: number }>('PATCH', path, batch)
    expect(confirmed.status).toBe(200)
    document = applyOperations(document, [operation]).document
    revision = confirmed.body.revision
  }
  const { body } = await editor.getJson<{ revision: number; document: ContainerDocument }>(path)
  expect(body.document).toEqual(document)
  expect(body.revision).toBe(first.body.revision + EDITS)
}, 600_000)
