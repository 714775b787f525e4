import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the migrations up to and including the given one, in a folder that whoever asks for it removes. */
export function migrationsUpTo(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-migrations-'))
  const journal = JSON.parse(readFileSync(resolve('migrations/meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === last) + 1)
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(resolve(`migrations/${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}
