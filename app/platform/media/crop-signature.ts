import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { deriveKey } from '../config/secret.ts'

const SIGNATURE_LENGTH = 16

const keys = new WeakMap<Config, Buffer>()

/**
 * What the house writes into the address of a crop. Crops are cut when they are first asked for, and only those that a
 * page of the house shows: nobody can fill its store with crops of their own.
 */
export function cropSignature(config: Config, pictureKey: string, crop: string): string {
  const key = keys.get(config) ?? deriveKey(config, 'picture crops')
  keys.set(config, key)
  return createHmac('sha256', key).update(`${pictureKey}/${crop}`).digest('hex').slice(0, SIGNATURE_LENGTH)
}

/** Whether the house itself has written this address. */
export function isCropOfTheHouse(config: Config, pictureKey: string, crop: string, signature: string): boolean {
  const [given, own] = [Buffer.from(signature), Buffer.from(cropSignature(config, pictureKey, crop))]
  return given.length === own.length && timingSafeEqual(given, own)
}
