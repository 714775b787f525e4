import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { applyOperations, type ContainerDocument, type Operation } from '../../app/content/index.ts'
import { headline } from '../support/page.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

const EDITS = 200
const KILLS = 4
const ANSWER_MS = 10_000
const folder = mkdtempSync(join(tmpdir(), 'foyer-edits-'))
let server: ServerProcess | undefined

afterAll(() => {
  server?.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A number from 0 to 1 that depends on a seed, so that a failure can be reproduced. */
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
  server = await startServerProcess(folder)
  let editor = await server.administrator()
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
      // Between sending the request and receiving the response.
      for (let turn = Math.floor(chance() * 40); turn > 0; turn--) await new Promise((done) => setImmediate(done))
      await server.kill()
      server = await startServerProcess(folder)
      editor = await server.administrator()
    }
    const answer = (await Promise.race([sent, new Promise<undefined>((done) => setTimeout(done, ANSWER_MS))])) ?? undefined
    // An unconfirmed batch is sent again under its id, as the editor does.
    const confirmed = answer?.status === 200 ? answer : await editor.send<{ revision: number }>('PATCH', path, batch)
    expect(confirmed.status).toBe(200)
    document = applyOperations(document, [operation]).document
    revision = confirmed.body.revision
  }
  const { body } = await editor.getJson<{ revision: number; document: ContainerDocument }>(path)
  expect(body.document).toEqual(document)
  expect(body.revision).toBe(first.body.revision + EDITS)
}, 600_000)
