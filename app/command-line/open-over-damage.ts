import { CutRestore, DamagedDatabase, LostDatabase } from '../platform/database/embedded/damaged-database.ts'
import { setDatabaseAside } from '../platform/database/embedded/set-aside.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Foyer } from '../server.ts'
import type { Print } from './command.ts'

/** A house in which a backup can be restored; `keep` closes it, `giveUp` does and brings back what lay in its place. */
export type RestorableHouse = { foyer: Foyer; keep: () => Promise<void>; giveUp: () => Promise<void> }

/**
 * Opens the house of a data folder to restore a backup in it. A database that cannot be opened is set aside and a new one made
 * in its place, which is said, with where the old one lies. So it is where an earlier restore was cut off.
 * @throws what `open` throws of everything but these
 */
export async function openOverDamage(open: () => Promise<Foyer>, dataFolder: string, print: Print): Promise<RestorableHouse> {
  try {
    const foyer = await open()
    return { foyer, keep: () => foyer.close(), giveUp: () => foyer.close() }
  } catch (error) {
    if (!(error instanceof DamagedDatabase || error instanceof LostDatabase || error instanceof CutRestore)) throw error
    const aside = setDatabaseAside(dataFolder, Temporal.Now.instant())
    const foyer = await open().catch((failure) => {
      aside.putBack()
      throw failure
    })
    if (aside.path) print(t('The database that cannot be read lies in {folder} now.', { folder: aside.path }))
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
}
