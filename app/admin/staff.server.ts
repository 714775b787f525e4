import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { mayDo } from '../platform/auth/rights.ts'
import { viewerOf } from '../platform/auth/viewer-context.ts'
import { noteUncacheable } from '../platform/cache/tracking.ts'
import type { Area } from '../platform/content-type/content-type.ts'
import type { MessageId } from '../platform/i18n/message-ids.ts'
import { contentTypes } from './content-types.server.ts'

/** What stands around every screen of the admin area. */
export type StaffFrame = {
  name: string
  /** whether accounts and settings are theirs to change */
  isAdministrator: boolean
  menu: { area: Area; entries: { name: string; plural: MessageId }[] }[]
}

const AREAS: Area[] = ['programme', 'magazine', 'site', 'people']

/** Who is at the admin area, with the menu they may use; undefined for whoever is not logged in. Its pages are never kept. */
export async function staffOf(context: Readonly<RouterContextProvider>): Promise<{ viewer: Viewer; frame: StaffFrame } | undefined> {
  noteUncacheable()
  const viewer = await viewerOf(context)
  if (!viewer) return undefined
  const menu = AREAS.map((area) => ({
    area,
    entries: contentTypes
      .filter((type) => type.area === area && mayDo(viewer.role, 'read', area))
      .map(({ name, plural }) => ({ name, plural })),
  }))
  return {
    viewer,
    frame: { name: viewer.name, isAdministrator: viewer.role === 'admin', menu: menu.filter(({ entries }) => entries.length > 0) },
  }
}
