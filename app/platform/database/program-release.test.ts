import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Ask, compareWithProgram, LaterDatabase, noteProgram, readProgram } from './program-release.ts'

/** A database of which nothing is kept but its migrations and its note. */
class Database {
  last: number | undefined
  note: string | null = null
  written = 0
  ask: Ask = async (statement) => {
    if (statement.includes('AS known')) return [{ known: this.last !== undefined }]
    if (statement.includes('AS last')) return [{ last: String(this.last) }]
    if (statement.includes('AS note')) return [{ note: this.note }]
    this.note = /IS '(.*)'$/.exec(statement)?.[1] ?? null
    this.written += 1
    return []
  }
  async migrateWith(folder: string) {
    const program = await readProgram(folder)
    const house = await compareWithProgram(this.ask, program)
    if (house.stands === 'later') return house
    this.last = program.last
    await noteProgram(this.ask, program)
    return house
  }
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A program with so many migrations. @param notForEarlier the number of one that ends what came before */
function programWith(count: number, notForEarlier?: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  folders.push(folder)
  mkdirSync(join(folder, 'meta'))
  const entries = Array.from({ length: count }, (_, index) => ({ tag: `000${index}_step`, when: 1000 + index }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [index, { tag }] of entries.entries())
    writeFileSync(join(folder, `${tag}.sql`), index === notForEarlier ? '-- Earlier programs do not suit.\nSELECT 1' : 'SELECT 1')
  return folder
}

describe('a program', () => {
  it('brings a database up to its own migrations, and notes itself once', async () => {
    const database = new Database()
    expect(await database.migrateWith(programWith(2))).toEqual({ stands: 'new' })
    expect(await database.migrateWith(programWith(2))).toEqual({ stands: 'equal' })
    expect(database.written).toBe(1)
    expect(await database.migrateWith(programWith(3))).toEqual({ stands: 'behind' })
    expect(database.written).toBe(2)
  })

  it('works on a database of a later release that suits it, knows which that is, and leaves its note', async () => {
    const database = new Database()
    await database.migrateWith(programWith(4, 1))
    expect(await database.migrateWith(programWith(2))).toMatchObject({ stands: 'later', release: { migration: '0003_step' } })
    expect(database.written).toBe(1)
  })

  it('refuses one where a migration in between does not suit it', async () => {
    const database = new Database()
    await database.migrateWith(programWith(4, 2))
    await expect(database.migrateWith(programWith(2))).rejects.toThrow(LaterDatabase)
    expect(await database.migrateWith(programWith(3))).toMatchObject({ stands: 'later' })
  })

  it('works on a later one that says nothing of itself, or nothing that can be read', async () => {
    const database = new Database()
    await database.migrateWith(programWith(3))
    for (const note of [null, 'von Hand']) {
      database.note = note
      expect(await database.migrateWith(programWith(2))).toEqual({ stands: 'later', release: { version: '', migration: '' } })
    }
  })
})

/** The last migration before programs could tell. */
const LAST_BEFORE = '0092'
const TAKES_AWAY = /\b(DROP (TABLE|COLUMN|FUNCTION|TYPE)|RENAME (TO|COLUMN))\b|\bSET NOT NULL\b/i
const SAYS = /^-- Earlier programs (do not suit\.|suit: .+)/m

describe('a migration', () => {
  it('that takes something away or renames it says whether earlier programs suit', () => {
    const silent = readdirSync('migrations')
      .filter((name) => name.endsWith('.sql') && name.slice(0, 4) > LAST_BEFORE)
      .filter((name) => {
        const text = readFileSync(join('migrations', name), 'utf8')
        return TAKES_AWAY.test(text) && !SAYS.test(text)
      })
    expect(silent).toEqual([])
  })
})
