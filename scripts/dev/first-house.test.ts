import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginFromKept, isUnused } from './first-house.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-first-'))
  mkdirSync(join(root, 'kept'))
})
afterEach(() => rmSync(root, { recursive: true }))

let filled = 0
async function fill(folder: string): Promise<void> {
  filled += 1
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database/content'), `filled ${filled}`)
  writeFileSync(join(folder, 'auth-secret'), 'known to whoever has the kept house')
}
const begin = (folder: string, name = 'a') => beginFromKept(join(root, folder), { kept: join(root, 'kept'), name }, fill)

it('two houses begin from one filling, each without the key of the other', async () => {
  filled = 0
  await begin('one')
  for (const name of ['shop', 'beginning-broken-off']) mkdirSync(join(root, 'two', name), { recursive: true })
  await begin('two')
  expect(filled).toBe(1)
  for (const folder of ['one', 'two']) {
    expect(readFileSync(join(root, folder, 'database/content'), 'utf8')).toBe('filled 1')
    expect(readdirSync(join(root, folder)).filter((name) => name !== 'shop')).toEqual(['database'])
  }
})

it('a data folder that holds anything but the data of a shop is no place to begin', () => {
  mkdirSync(join(root, 'own'))
  expect(isUnused(join(root, 'own'))).toBe(true)
  expect(isUnused(join(root, 'none'))).toBe(true)
  mkdirSync(join(root, 'own/shop'))
  expect(isUnused(join(root, 'own'))).toBe(true)
  writeFileSync(join(root, 'own/mine'), 'mine')
  expect(isUnused(join(root, 'own'))).toBe(false)
})

it('a filling that fails leaves nothing behind, and of those kept the last three stay', async () => {
  const failing = beginFromKept(join(root, 'one'), { kept: join(root, 'kept'), name: 'a' }, async (folder) => {
    writeFileSync(join(folder, 'half'), '')
    throw new Error('broken off')
  })
  await expect(failing).rejects.toThrow('broken off')
  expect(readdirSync(join(root, 'kept'))).toEqual([])
  expect(existsSync(join(root, 'one'))).toBe(false)
  for (const [second, name] of ['a', 'b', 'c', 'd'].entries()) {
    await begin(`house-${name}`, name)
    // Made within one millisecond, none would be the oldest.
    utimesSync(join(root, 'kept', name), second, second)
  }
  expect(readdirSync(join(root, 'kept')).sort()).toEqual(['b', 'c', 'd'])
})
