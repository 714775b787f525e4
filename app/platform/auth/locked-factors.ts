import { symmetricDecrypt } from 'better-auth/crypto'
import { appSecret } from '../config/secret.ts'
import type { Platform } from '../platform.ts'
import { twoFactors } from './tables.ts'

/** How many second factors were encrypted with another secret than the house has now: whatever code is entered is refused. */
export async function countLockedFactors({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<number> {
  const key = appSecret(config)
  const factors = await db.select({ secret: twoFactors.secret }).from(twoFactors)
  const opened = await Promise.all(
    factors.map(({ secret: data }) =>
      symmetricDecrypt({ key, data }).then(
        () => true,
        () => false,
      ),
    ),
  )
  return opened.filter((isOpened) => !isOpened).length
}
