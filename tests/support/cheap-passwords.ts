import { createHash, randomBytes } from 'node:crypto'
import type { PasswordHash } from '../../app/platform/auth/better-auth.ts'

const SALT_BYTES = 16

/**
 * Hashes passwords in some microseconds, where scrypt takes a tenth of a second by intent: a test that needs somebody logged in
 * would pay that twice. Only code can pass it to a server (`FoyerOptions`); no setting of the environment reaches it.
 */
export const cheapPasswords: PasswordHash = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES).toString('hex')
    return `${salt}:${digest(salt, password)}`
  },
  async verify({ password, hash }) {
    const [salt = '', expected] = hash.split(':')
    return digest(salt, password) === expected
  },
}

function digest(salt: string, password: string): string {
  return createHash('sha256').update(salt).update(password).digest('hex')
}
