import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executeCommand } from '../../app/command-line/run.ts'
import { checkTables } from '../../app/platform/database/check-tables.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'
import { buildPicture } from '../support/test-picture.ts'

describe.each(DATABASES)('check --deep on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
  })
  afterAll(() => app.close())

  async function check() {
    const lines: string[] = []
    const code = await executeCommand(app.foyer, { name: 'check', argument: '', flags: { deep: true } }, (line) => lines.push(line))
    return { code, lines }
  }

  it('reads the tables, indices and files of a house that is whole while it runs', async () => {
    await app.foyer.media.add(buildPicture('ganz'))
    const { code, lines } = await check()
    expect(lines).toEqual([expect.stringMatching(/^Gelesen: \d+ Tabellen, [1-9]\d+ Verzeichnisse, 1 Dateien\.$/)])
    expect(code).toBe(0)
    expect((await app.visitor().fetch('/')).status).toBeLessThan(400)
  })

  it('names a file that is gone, and one that holds something else of the same length, with the way back', async () => {
    const [gone, other] = [await app.foyer.media.add(buildPicture('fort')), await app.foyer.media.add(buildPicture('anders'))]
    rmSync(join(app.folder, 'files/originals', gone.key))
    writeFileSync(join(app.folder, 'files/originals', other.key), Buffer.alloc(other.bytes, 'x'))
    const { code, lines } = await check()
    expect(code).toBe(1)
    const text = lines.join('\n')
    expect(text).toContain(`Der Inhalt der Datei „${gone.filename}“ fehlt (originals/${gone.key}).`)
    expect(text).toContain(`In der Datei „${other.filename}“ steht nicht mehr, was hineingelegt wurde (originals/${other.key}).`)
    expect(text).toContain('kommt aus einer Sicherung zurück: npm run foyer -- restore')
  })
})

it.runIf(DATABASES.includes('postgres'))('a user who may not compare indices has the rows read', async () => {
  const app = await createTestApp({ database: 'postgres' })
  const done = new Error('all of it is taken back')
  try {
    const asPlainUser = app.foyer.platform.db.transaction(async (tx) => {
      const role = sql.identifier(`plain_${process.pid}`)
      await tx.execute(sql`CREATE ROLE ${role}`)
      await tx.execute(sql`GRANT USAGE ON SCHEMA public, jobs, drizzle TO ${role}`)
      await tx.execute(sql`GRANT SELECT ON ALL TABLES IN SCHEMA public, jobs, drizzle TO ${role}`)
      await tx.execute(sql`SET LOCAL ROLE ${role}`)
      const { faults, tables, indices } = await checkTables(tx)
      expect({ faults, indices }).toEqual({ faults: [], indices: 0 })
      expect(tables).toBeGreaterThan(50)
      throw done
    })
    await expect(asPlainUser).rejects.toBe(done)
  } finally {
    await app.close()
  }
})
