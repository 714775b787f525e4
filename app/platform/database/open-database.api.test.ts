import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

const STATEMENTS = 20

it('the embedded database lets the event loop turn between the statements of a transaction, so that pages from memory are answered meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-database-'))
  const handle = await openDatabase({ url: undefined, folder })
  try {
    let [turns, isOver] = [0, false]
    const turn = () => {
      turns++
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await handle.db.transaction(async (tx) => {
      for (let statement = 0; statement < STATEMENTS; statement++) await tx.execute(sql`SELECT 1`)
    })
    isOver = true
    expect(turns).toBeGreaterThanOrEqual(STATEMENTS)
  } finally {
    await handle.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
