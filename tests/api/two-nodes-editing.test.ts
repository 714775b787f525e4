import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodesOf } from '../../app/content/index.ts'
import { createTextPage, editTogether, type Person } from '../support/edit-together.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { createPostgresDatabase, createTestApp, DATABASES } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

/** `npm run endure -- two-people` does it for five minutes. */
const SECONDS = Number(process.env.TWO_PEOPLE_SECONDS ?? 12)
const SEED = Number(process.env.TWO_PEOPLE_SEED ?? 20_261_124)
const PASSWORD = 'ein langes Passwort'
const EMAILS = ['rita@marienbrueck.example', 'eva@marienbrueck.example'] as const

describe.runIf(DATABASES.includes('postgres'))('two people in one text on two server processes, over connections that are cut', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-two-nodes-'))
  const servers: ServerProcess[] = []
  const people: Person[] = []
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>

  beforeAll(async () => {
    database = await createPostgresDatabase()
    const app = await createTestApp({ databaseUrl: database.url, hasRealPasswords: true })
    for (const email of EMAILS) {
      await app.foyer.auth.createUser({ email, password: PASSWORD, firstName: 'Rita', lastName: email, role: 'editor' })
    }
    await app.close()
    for (const [index, email] of EMAILS.entries()) {
      const server = await startServerProcess(join(folder, String(index)), { DATABASE_URL: database.url })
      servers.push(server)
      const way = await startTcpProxy(Number(new URL(server.url).port))
      const visitor = new Visitor(`http://localhost:${way.port}`)
      await visitor.logIn(email, PASSWORD)
      await visitor.csrfToken()
      people.push({ visitor, way })
    }
  })
  afterAll(async () => {
    for (const { way } of people) await way.close()
    for (const server of servers) await server.kill()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'end with the same text in both windows, on both nodes and in the database',
    async () => {
      const [first, second] = people as [Person, Person]
      const page = await createTextPage(first.visitor, 'gemeinsam')
      const { shown, answered, edits, cuts, conflicts, told } = await editTogether([first, second], page, { seconds: SECONDS, seed: SEED })
      console.info(`${edits.join(' and ')} edits, ${cuts} cuts, asked ${conflicts} times which side, told ${told} times`)
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const { rows } = await client.query('SELECT document FROM drafts WHERE container_id = $1', [page.containerId])
      await client.end()
      expect(shown).toEqual([rows[0]?.document, rows[0]?.document])
      expect(answered).toEqual(shown)
      // It was no idle quarter of a minute.
      expect(Math.min(...edits, told)).toBeGreaterThan(SECONDS)
      expect(cuts).toBeGreaterThan(SECONDS / 2)
      const ids = [...nodesOf(shown[0])].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    },
    SECONDS * 1000 + 60_000,
  )
})
