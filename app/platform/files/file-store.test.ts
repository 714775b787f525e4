import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { Config } from '../config/config.ts'
import { openFileStore } from './file-store.ts'

it('shows a file in a folder only once it is whole, so that a killed process leaves no half of one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const store = await openFileStore({ DATA_DIR: folder } as Config)
  const bytes = Buffer.alloc(48_000_000, 'x')
  const path = join(folder, 'files/originals/large')
  const seen = new Set<number>()
  let isWritten = false
  const writing = store.write('originals/large', bytes).then(() => {
    isWritten = true
  })
  while (!isWritten) {
    if (existsSync(path)) seen.add(statSync(path).size)
    await setImmediate()
  }
  await writing
  expect(statSync(path).size).toBe(bytes.length)
  seen.delete(bytes.length)
  expect([...seen]).toEqual([])
})
