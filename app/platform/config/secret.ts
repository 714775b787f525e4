import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The house's key: the configured one, or one made at the first start and kept beside the data. */
export function appSecret(config: Config): string {
  if (config.AUTH_SECRET) return config.AUTH_SECRET
  const path = join(config.DATA_DIR, 'auth-secret')
  if (!existsSync(path)) {
    mkdirSync(config.DATA_DIR, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(path, 'utf8').trim()
}

/** A key of its own for one purpose, so that what is signed for one means nothing for another. */
export function deriveKey(config: Config, purpose: string): Buffer {
  return createHmac('sha256', appSecret(config)).update(purpose).digest()
}
