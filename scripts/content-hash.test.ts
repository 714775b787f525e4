import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentHash } from './content-hash.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-hash-'))
  mkdirSync(join(folder, 'one'))
  mkdirSync(join(folder, 'two'))
  writeFileSync(join(folder, 'one/a.txt'), 'ab')
  writeFileSync(join(folder, 'one/b.txt'), 'c')
  writeFileSync(join(folder, 'two/c.txt'), 'd')
})
afterEach(() => rmSync(folder, { recursive: true }))

const hash = (...names: string[]) => contentHash(names.map((name) => join(folder, name)))

it('the same files give the same hash, in whatever order their folders are named', async () => {
  expect(await hash('one', 'two')).toBe(await hash('two', 'one', 'one'))
})

it('a changed, renamed, new or moved piece of content gives another hash', async () => {
  const seen = [await hash('one', 'two')]
  writeFileSync(join(folder, 'one/a.txt'), 'a')
  writeFileSync(join(folder, 'one/b.txt'), 'bc')
  seen.push(await hash('one', 'two'))
  renameSync(join(folder, 'one/b.txt'), join(folder, 'one/d.txt'))
  seen.push(await hash('one', 'two'))
  writeFileSync(join(folder, 'two/e.txt'), '')
  seen.push(await hash('one', 'two'))
  rmSync(join(folder, 'one/a.txt'))
  seen.push(await hash('one', 'two'))
  expect(new Set(seen).size).toBe(seen.length)
})
