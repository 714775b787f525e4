import { createOTP } from '@better-auth/utils/otp'

/** The code that an app shows for a key, `otpauth://…`; `steps` half minutes from now, so that a test can have several. */
export function oneTimeCode(uri: string, steps = 0): Promise<string> {
  const key = Buffer.from(fromBase32(new URL(uri).searchParams.get('secret') ?? '')).toString()
  return createOTP(key).hotp(Math.floor(Date.now() / 30_000) + steps)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string): Uint8Array {
  const bits = [...text.replaceAll('=', '')].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (octet) => Number.parseInt(octet, 2))
}
