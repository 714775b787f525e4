import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { COMMANDS } from './commands.ts'
import { runCommand } from './run.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'foyer-nobody-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

async function typed(...args: string[]): Promise<{ exit: number; said: string }> {
  const lines: string[] = []
  const open = () => Promise.reject(new Error('the house was opened'))
  const exit = await runCommand({ open, dataFolder, say: (line) => lines.push(line) }, args)
  return { exit, said: lines.join('\n') }
}

describe('the command line', () => {
  it('explains all commands and each by itself, without opening the house', async () => {
    const all = await typed('--help')
    expect(all.exit).toBe(0)
    for (const name of Object.keys(COMMANDS)) {
      expect(all.said).toContain(`foyer ${name}`)
      const one = await typed(name, '--help')
      expect([one.exit, one.said.split('\n')[0]]).toEqual([0, expect.stringMatching(new RegExp(`^foyer ${name}`))])
    }
    expect((await typed('restore', '--help')).said).toBe(
      'foyer restore ORDNER [--replace]\n  Macht das Haus zu dem, was die Sicherung im ORDNER enthält. Ein Haus, in dem schon etwas ist, braucht --replace.',
    )
  })

  it('refuses what it does not know and what lacks something, with the help and 2', async () => {
    expect((await typed('verschwinde')).exit).toBe(2)
    expect(await typed('backup')).toEqual({ exit: 2, said: expect.stringContaining('foyer backup ORDNER') })
    expect((await typed('backup', '--erfunden')).exit).toBe(2)
  })

  it('opens the house where none is running', async () => {
    await expect(typed('check')).rejects.toThrow('the house was opened')
  })
})
