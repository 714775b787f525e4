import { data } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { markUncacheable } from '../platform/cache/dependencies.ts'
import { isDatabaseUnavailable } from '../platform/database/outage.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { isAdminPath } from '../platform/routing/return-url.ts'
import { readSettings, type Settings } from '../site/index.server.ts'
import type { LayoutData } from '../site/index.ts'
import type { ErrorPageSite } from './error-of.ts'

/** The last layout data that could be read, for the error page while it cannot. */
const lastKnown = new WeakMap<Platform, ErrorPageSite>()

/** The layout data. A site whose settings cannot be read is offline (A §8, AMB-15); the reason is logged. */
export async function layoutDataOrOffline(platform: Platform, read: () => Promise<LayoutData>): Promise<LayoutData> {
  return orOffline(platform, async () => {
    const frame = await read()
    lastKnown.set(platform, siteIn(frame))
    return frame
  })
}

/** What is read; where that fails the site is offline, and the reason is logged. */
export async function orOffline<Read>(platform: Platform, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    markUncacheable()
    if (isDatabaseUnavailable(error)) throw error
    platform.log.error({ err: error }, 'the frame cannot be read')
    throw siteOffline(lastKnown.get(platform))
  }
}

/** The last layout data that could be read; undefined before the first time. */
export function lastKnownSite(platform: Platform): ErrorPageSite | undefined {
  return lastKnown.get(platform)
}

/** Reads the layout data that the error page needs, so that it is known before the first page is rendered. */
export async function preloadSite(platform: Platform): Promise<void> {
  const known = houseIn(await readSettings(platform))
  if (!lastKnown.has(platform)) lastKnown.set(platform, known)
}

/** Lets staff see a site that is switched off; everybody else gets 503, except on the login pages (A §8, AMB-15). */
export async function assertSiteOnline(path: string, settings: Settings, viewer: () => Promise<Viewer | undefined>): Promise<void> {
  if (!settings.site.is_site_online && (await isClosedTo(viewer)) && !isAdminPath(path)) throw siteOffline(houseIn(settings))
}

/** The error carries what the error page needs: the layout data is not loaded when it is thrown (ERR-04). */
function siteOffline(house: ErrorPageSite | undefined) {
  return data({ message: t('Website offline'), ...(house ? { house } : {}) }, { status: 503 })
}

function houseIn({ design }: Settings): ErrorPageSite {
  return { houseName: design.houseName, errorPages: design.errors }
}

function siteIn({ houseName, errorPages }: LayoutData): ErrorPageSite {
  return { houseName, errorPages }
}

/** Whether a site that is switched off is closed to the viewer. The response must not be cached. */
export async function isClosedTo(viewer: () => Promise<Viewer | undefined>): Promise<boolean> {
  markUncacheable()
  return !(await viewer())
}
