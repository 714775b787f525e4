import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderLockedError, lockFolder } from './folder-lock.ts'

const MODULE = new URL('./folder-lock.ts', import.meta.url).href
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A process that holds the folder until it is killed, and has thrown away what would give it back. */
async function holder() {
  const script = `(await import(${JSON.stringify(MODULE)})).lockFolder(${JSON.stringify(folder)}); gc(); console.log('held'); setInterval(() => {}, 1e9)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

describe('the lock of a data folder', () => {
  it('keeps everybody else out, in this process and in others, and is free once it is given back', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderLockedError)
    const elsewhere = `import(${JSON.stringify(MODULE)}).then(({ lockFolder }) => { try { lockFolder(${JSON.stringify(folder)}) } catch (error) { console.log(error.message) } })`
    expect(execFileSync(process.execPath, ['--eval', elsewhere], { encoding: 'utf8' })).toContain(`is in use by process ${process.pid};`)
    unlock()
    lockFolder(folder)()
  })

  it('ends with the process that is killed, though another one bears its number by now', async () => {
    const child = await holder()
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${child.pid};`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    writeFileSync(join(folder, 'foyer.pid'), String(process.ppid))
    lockFolder(folder)()
  })
})
