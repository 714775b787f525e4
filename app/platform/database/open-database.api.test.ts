import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
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

it('the embedded database takes more memory for its tables where they are large, and keeps to little where they are small', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-database-'))
  try {
    expect(await sharedBuffersOf(folder)).toBe('32MB')
    expect(await sharedBuffersOf(folder)).toBe('32MB')
    await growTables(folder, 100)
    expect(Number.parseInt(await sharedBuffersOf(folder), 10)).toBeGreaterThan(50)
    await growTables(folder, 1000)
    expect(await sharedBuffersOf(folder)).toBe('128MB')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function sharedBuffersOf(folder: string): Promise<string> {
  const handle = await openDatabase({ url: undefined, folder })
  const { rows } = await handle.execute('SHOW shared_buffers')
  await handle.close()
  return (rows as { shared_buffers: string }[])[0]?.shared_buffers ?? ''
}

/** Adds a file of this many MB to the tables, which takes no room on the disk. */
async function growTables(folder: string, megabytes: number): Promise<void> {
  const base = join(folder, 'database/base')
  const file = await open(join(base, readdirSync(base)[0] ?? '', '999999'), 'w')
  await file.truncate(megabytes * 1024 * 1024)
  await file.close()
}
