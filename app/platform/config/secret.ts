import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The secret that the house has made for itself is not whole: with it sessions could be guessed, and second factors not opened. */
export class DamagedSecret extends Error {
  /** where it lies */
  readonly path: string

  constructor(path: string) {
    super(`${path} does not hold the secret that was written there`)
    this.path = path
  }
}

/** As long as the one that is made, and as `AUTH_SECRET` has to be; a file that was cut, emptied or spoilt holds no such word. */
const SECRET = /^[\x21-\x7e]{32,}$/

/**
 * The secret of this installation: `AUTH_SECRET`, or a random one generated at the first start and stored in the data folder.
 * @throws DamagedSecret when what lies there is none
 */
export function appSecret(config: Config): string {
  if (config.AUTH_SECRET) return config.AUTH_SECRET
  const path = join(config.DATA_DIR, 'auth-secret')
  if (!existsSync(path)) {
    mkdirSync(config.DATA_DIR, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (!SECRET.test(secret)) throw new DamagedSecret(path)
  return secret
}

const keys = new WeakMap<Config, Map<string, Buffer>>()

/**
 * Derives a key for one purpose from the secret, so that a signature made for one purpose is invalid for any other. Derived
 * once for each configuration.
 */
export function deriveKey(config: Config, purpose: string): Buffer {
  const known = keys.get(config) ?? new Map<string, Buffer>()
  keys.set(config, known)
  const key = known.get(purpose) ?? createHmac('sha256', appSecret(config)).update(purpose).digest()
  known.set(purpose, key)
  return key
}
