import { data } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { markUncacheable } from '../platform/cache/dependencies.ts'
import { isDatabaseUnavailable } from '../platform/database/outage.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { isAdminPath } from '../platform/routing/return-url.ts'
import { readSettings } from '../site/index.server.ts'
import type { LayoutData } from '../site/index.ts'
import type { ErrorPageSite } from './error-of.ts'

/** The house as it could last be read, for the error page of a time in which it cannot. */
const lastKnown = new WeakMap<Platform, ErrorPageSite>()

/** What the frame shows. A site that cannot even read its settings is offline (A §8, AMB-15); why stands in the log. */
export async function layoutDataOrOffline(platform: Platform, read: () => Promise<LayoutData>): Promise<LayoutData> {
  try {
    const frame = await read()
    lastKnown.set(platform, siteIn(frame))
    return frame
  } catch (error) {
    markUncacheable()
    if (isDatabaseUnavailable(error)) throw error
    platform.log.error({ err: error }, 'the frame cannot be read')
    throw offline(lastKnown.get(platform))
  }
}

/** The house as it could last be read; undefined before it could be. */
export function lastKnownSite(platform: Platform): ErrorPageSite | undefined {
  return lastKnown.get(platform)
}

/** Reads what an error page says of the house, so that it is known before the first page is drawn. */
export async function preloadSite(platform: Platform): Promise<void> {
  const { houseName, errors } = (await readSettings(platform)).design
  if (!lastKnown.has(platform)) lastKnown.set(platform, { houseName, errorPages: errors })
}

/** Lets staff see a site that is switched off; everybody else gets 503, but at the door for staff (A §8, AMB-15). */
export async function assertSiteOnline(path: string, frame: LayoutData, viewer: () => Promise<Viewer | undefined>): Promise<void> {
  if (!frame.isSiteOnline && (await isClosedTo(viewer)) && !isAdminPath(path)) throw offline(siteIn(frame))
}

/** What the error page needs stands in the error itself: the frame's own data is not there when it is thrown (ERR-04). */
function offline(house: ErrorPageSite | undefined) {
  return data({ message: t('Website offline'), ...(house ? { house } : {}) }, { status: 503 })
}

function siteIn({ houseName, errorPages }: LayoutData): ErrorPageSite {
  return { houseName, errorPages }
}

/** Whether a site that is switched off is closed to whoever asks. What they get is kept for nobody. */
export async function isClosedTo(viewer: () => Promise<Viewer | undefined>): Promise<boolean> {
  markUncacheable()
  return !(await viewer())
}
