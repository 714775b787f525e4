import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWriteProbe } from './write-probe.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-probe-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('tells whether a folder takes what is written, and leaves nothing in it', async () => {
  expect(await createWriteProbe(folder)()).toBe(true)
  expect(readdirSync(folder)).toEqual([])
  const noFolder = join(folder, 'datei')
  writeFileSync(noFolder, '')
  expect(await createWriteProbe(noFolder)()).toBe(false)
})
