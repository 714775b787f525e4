import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { appSecret, DamagedSecret } from './secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-secret-'))
const path = join(folder, 'auth-secret')
afterAll(() => rmSync(folder, { recursive: true }))

describe('the secret of a house', () => {
  it('is made once and stays', () => {
    const config = readConfig({ DATA_DIR: folder })
    const secret = appSecret(config)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(appSecret(readConfig({ DATA_DIR: folder }))).toBe(secret)
    expect(readFileSync(path, 'utf8')).toBe(secret)
  })

  it('is refused when its file was emptied, cut in half or filled with something else, and nothing is put in its place', () => {
    const whole = readFileSync(path)
    for (const spoilt of [
      Buffer.alloc(0),
      whole.subarray(0, 21),
      Buffer.alloc(43),
      Buffer.alloc(43, '\u00ff', 'latin1'),
      Buffer.from('  \n'),
    ]) {
      writeFileSync(path, spoilt)
      expect(() => appSecret(readConfig({ DATA_DIR: folder }))).toThrow(DamagedSecret)
      expect(readFileSync(path)).toEqual(spoilt)
    }
  })
})
