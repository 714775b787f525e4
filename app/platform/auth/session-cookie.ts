import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie, SESSION_COOKIE } from '../http/cookies.ts'

/**
 * The token of a session in a `Cookie` header, if this house has signed it; whether the session still stands only the
 * database knows. The signature is the login library's: HMAC-SHA-256 in Base64, behind the last full stop.
 */
export function verifiedSessionToken(cookies: string | undefined, secret: string): string | undefined {
  const cookie = readCookie(cookies, SESSION_COOKIE)
  if (!cookie) return undefined
  const end = cookie.lastIndexOf('.')
  const token = cookie.slice(0, end)
  const given = Buffer.from(cookie.slice(end + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return end > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}
