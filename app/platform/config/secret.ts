import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The secret of this installation: `AUTH_SECRET`, or a random one generated at the first start and stored in the data folder. */
export function appSecret(config: Config): string {
  if (config.AUTH_SECRET) return config.AUTH_SECRET
  const path = join(config.DATA_DIR, 'auth-secret')
  if (!existsSync(path)) {
    mkdirSync(config.DATA_DIR, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(path, 'utf8').trim()
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
