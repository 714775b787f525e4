import { CutRestore, DamagedDatabase, LostDatabase } from '../platform/database/embedded/damaged-database.ts'
import { setDatabaseAside } from '../platform/database/embedded/set-aside.ts'
import { LaterDatabase } from '../platform/database/program-release.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Foyer } from '../server.ts'
import type { Print } from './command.ts'

const IN_THE_WAY = [DamagedDatabase, LostDatabase, CutRestore, LaterDatabase]

/** A house in which a backup can be restored; `keep` closes it, `giveUp` does and brings back what lay in its place. */
export type RestorableHouse = { foyer: Foyer; keep: () => Promise<void>; giveUp: () => Promise<void> }

/**
 * Opens the house of a data folder to restore a backup in it. A database that cannot be opened is set aside and a new one made
 * in its place, which is said, with where the old one lies. So it is where an earlier restore was cut off, and with a database of a
 * later release, in whose tables no backup of this one fits.
 * @throws what `open` throws of everything but these
 */
export async function openOverDamage(open: () => Promise<Foyer>, dataFolder: string, print: Print): Promise<RestorableHouse> {
  const house = await openUnlessInTheWay(open)
  if (house) return { foyer: house, keep: () => house.close(), giveUp: () => house.close() }
  const aside = setDatabaseAside(dataFolder, Temporal.Now.instant())
  const foyer = await open().catch((failure) => {
    aside.putBack()
    throw failure
  })
  if (aside.path) print(t('The database that was there before lies in {folder} now.', { folder: aside.path }))
  return {
    foyer,
    keep: async () => {
      await foyer.close()
      aside.leave()
    },
    giveUp: async () => {
      await foyer.close()
      aside.putBack()
      if (aside.path) print(t('It lies where it was again.'))
    },
  }
}

/** @returns undefined where an embedded database is in the way of the backup */
async function openUnlessInTheWay(open: () => Promise<Foyer>): Promise<Foyer | undefined> {
  try {
    const foyer = await open()
    const { laterRelease, database } = foyer.platform
    if (!laterRelease || database.kind !== 'pglite') return foyer
    await foyer.close()
  } catch (error) {
    if (!IN_THE_WAY.some((kind) => error instanceof kind)) throw error
  }
  return undefined
}
