import { data } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { noteUncacheable } from '../platform/cache/tracking.ts'
import { isDatabaseAway } from '../platform/database/outage.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { isHubPath } from '../platform/routing/hub-address.ts'
import type { FrameData } from '../site/index.ts'

/** What the frame shows. A site that cannot even read its settings is offline (A §8, AMB-15); why stands in the log. */
export async function frameOrOffline(platform: Platform, read: () => Promise<FrameData>): Promise<FrameData> {
  try {
    return await read()
  } catch (error) {
    noteUncacheable()
    if (isDatabaseAway(error)) throw error
    platform.log.error({ err: error }, 'the frame cannot be read')
    throw data(t('Website offline'), { status: 503 })
  }
}

/** Lets staff see a site that is switched off; everybody else gets 503, but at the door for staff (A §8, AMB-15). */
export async function assertSiteOnline(path: string, viewer: () => Promise<Viewer | undefined>): Promise<void> {
  if ((await isClosedTo(viewer)) && !isHubPath(path)) throw data(t('Website offline'), { status: 503 })
}

/** Whether a site that is switched off is closed to whoever asks. What they get is kept for nobody. */
export async function isClosedTo(viewer: () => Promise<Viewer | undefined>): Promise<boolean> {
  noteUncacheable()
  return !(await viewer())
}
