import { statSync } from 'node:fs'
import { join } from 'node:path'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { listBackups } from './kept-backups.server.ts'
import { hasNights, nightsOf } from './nights.server.ts'
import { type ReadBackFailure, readReadBackState } from './read-back.server.ts'

/** A night that was missed, and a day to notice. */
const LATE_AFTER_DAYS = 2

/** What is wrong with the backups that the house takes of itself. */
export type NightFaults = {
  /** for how many whole days there has been none, from two on; else 0 */
  daysWithout: number
  /** the newest that was read back, where it could not be */
  unreadable?: { moment: string; reason: string }
}

/** Reads what is wrong with the house's own backups; nothing in a house that takes none. A look into a folder, no statement. */
export async function readNightFaults({ clock, config }: Pick<Platform, 'clock' | 'config'>): Promise<NightFaults> {
  if (!hasNights(config)) return { daysWithout: 0 }
  const last = (await listBackups(nightsOf(config))).at(-1)
  const days = Math.floor((last?.takenAt ?? beganAt(config)).until(clock.now()).total('hours') / 24)
  const state = await readReadBackState(config)
  return {
    daysWithout: days >= LATE_AFTER_DAYS ? days : 0,
    ...(state?.failure ? { unreadable: { moment: state.takenAt, reason: reasonOf(state.failure) } } : {}),
  }
}

function reasonOf(failure: ReadBackFailure): string {
  if (failure.kind === 'damaged') return t('Its file is damaged.')
  if (failure.kind === 'differs') return t('{table}: {has} of {had} rows', failure)
  return failure.message
}

/** When the house first ran under a program that backs it up: its mark was made then. */
function beganAt({ DATA_DIR }: Pick<Platform['config'], 'DATA_DIR'>): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(statSync(join(DATA_DIR, 'house')).mtimeMs))
}
