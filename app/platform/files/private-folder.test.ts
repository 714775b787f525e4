import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepPrivate } from './private-folder.ts'

let folder: string
let said: string[]
const log = { warn: (_: object, message: string) => void said.push(message) } as unknown as Parameters<typeof keepPrivate>[1]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-private-'))
  said = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (...names: string[]) => join(folder, 'data', ...names)
const modeOf = (...names: string[]) => (lstatSync(at(...names)).mode & 0o777).toString(8)

/** A data folder as a house left it that was started with a wide umask. */
function openHouse() {
  mkdirSync(at('outbox'), { recursive: true })
  writeFileSync(at('outbox', 'brief.eml'), 'Link')
  writeFileSync(at('auth-secret'), 'x')
  for (const path of [at(), at('outbox')]) chmodSync(path, 0o755)
  chmodSync(at('outbox', 'brief.eml'), 0o664)
  chmodSync(at('auth-secret'), 0o600)
}

it('makes a data folder for its owner alone, and says nothing of it', () => {
  keepPrivate(at(), log)
  expect([modeOf(), said]).toEqual(['700', []])
})

it('narrows a folder that others may read, with all that lies in it, and says so once', () => {
  openHouse()
  keepPrivate(at(), log)
  expect([modeOf(), modeOf('outbox'), modeOf('outbox', 'brief.eml'), modeOf('auth-secret')]).toEqual(['700', '700', '600', '600'])
  keepPrivate(at(), log)
  expect(said).toEqual(['The data folder was open to other users of this machine; now it is for its owner alone.'])
})

it('leaves a folder that holds other things as it is but for what is the house’s, and says so', () => {
  openHouse()
  writeFileSync(at('Urlaub.jpg'), 'x')
  chmodSync(at('Urlaub.jpg'), 0o644)
  keepPrivate(at(), log)
  expect([modeOf(), modeOf('Urlaub.jpg'), modeOf('outbox'), modeOf('outbox', 'brief.eml')]).toEqual(['755', '644', '700', '600'])
  expect(said.at(-1)).toContain('holds other things too')
})

it('follows no link out of the folder', () => {
  openHouse()
  writeFileSync(join(folder, 'elsewhere'), 'x')
  chmodSync(join(folder, 'elsewhere'), 0o644)
  symlinkSync(join(folder, 'elsewhere'), at('outbox', 'link'))
  keepPrivate(at(), log)
  expect((lstatSync(join(folder, 'elsewhere')).mode & 0o777).toString(8)).toBe('644')
  expect(existsSync(at('outbox', 'link'))).toBe(true)
})
