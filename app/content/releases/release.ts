import type { SwitchTarget } from '../tables.ts'

/** The path of releases in the API. */
export const RELEASES_PATH = '/de/pageeditor-api/releases'
export const RELEASE_TITLE_LENGTH = 80
/** Further down than any menu goes. */
export const MAX_PAGE_POSITION = 500

/** Changes of one object's content that go with a release. */
export type ReleaseContent = {
  id: number
  content_type: string
  object_id: number
  /** the names of the changed modules, once for each change */
  modules: string[]
  user: string
  /** why it could not go live now; empty when nothing speaks against it */
  problem: string
}

/** What a release switches; null where it leaves something as it is. */
export type ReleaseSwitch = {
  id: number
  target: SwitchTarget
  object_id: number
  title: string
  is_online: boolean | null
  in_menu: boolean | null
  /** position among its siblings, from 1 */
  position: number | null
  user: string
  /** why it could not be done now; empty when nothing speaks against it */
  problem: string
}

/** A named set of changes that goes live as one. Times are ISO with offset. */
export type Release = {
  id: number
  title: string
  /** null while nobody has set a time */
  at: string | null
  /** who set the time, or created it */
  user: string
  /** why it did not go live when it was due */
  failure: string
  contents: ReleaseContent[]
  switches: ReleaseSwitch[]
  /** whether the caller may set its time, make it live and take it back: whoever may edit every part of it */
  may_edit: boolean
}

/** A release that went live and can be undone. `live_at` is ISO with offset. */
export type LiveRelease = {
  id: number
  title: string
  live_at: string
  user: string
  parts: number
  /** whose content went live with it, as far as the caller may see it */
  contents: { content_type: string; object_id: number }[]
  may_edit: boolean
}
