import { data } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { noteUncacheable } from '../platform/cache/tracking.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { HUB_PATH } from '../platform/routing/table.ts'
import type { FrameData } from '../site/index.ts'

/** What the frame shows. A site that cannot even read its settings is offline (A §8, AMB-15); why stands in the log. */
export async function frameOrOffline(platform: Platform, read: () => Promise<FrameData>): Promise<FrameData> {
  try {
    return await read()
  } catch (error) {
    noteUncacheable()
    platform.log.error({ err: error }, 'the frame cannot be read')
    throw data(t('Website offline'), { status: 503 })
  }
}

/** Lets staff see a site that is switched off; everybody else gets 503, but at the door for staff (A §8, AMB-15). */
export async function assertSiteOnline(path: string, viewer: () => Promise<Viewer | undefined>): Promise<void> {
  noteUncacheable()
  const isDoor = path === HUB_PATH || path.startsWith(`${HUB_PATH}/`)
  if (!isDoor && !(await viewer())) throw data(t('Website offline'), { status: 503 })
}
