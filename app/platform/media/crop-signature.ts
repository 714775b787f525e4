import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { deriveKey } from '../config/secret.ts'

const SIGNATURE_LENGTH = 16

/**
 * The signature in the URL of a crop: 16 hex digits of an HMAC. Crops are rendered at their first request, so only signed
 * URLs are served: otherwise anybody could fill the file store with crops.
 */
export function cropSignature(config: Config, pictureKey: string, crop: string): string {
  return createHmac('sha256', deriveKey(config, 'picture crops')).update(`${pictureKey}/${crop}`).digest('hex').slice(0, SIGNATURE_LENGTH)
}

/** Whether the signature in a crop's URL is ours. Compared in constant time. */
export function isValidCropSignature(config: Config, pictureKey: string, crop: string, signature: string): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(cropSignature(config, pictureKey, crop))]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
