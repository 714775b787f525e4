import type { ModuleRegistry, PageLog } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'

/** What moving in writes with. */
export type MoveInServices = { platform: Platform; log: PageLog; modules: ModuleRegistry; media: MediaStore }

/** A run under way. */
export type MoveInRun = MoveInServices & {
  id: number
  viewer: Viewer
  /** whether visitors see at once what is moved */
  isOnline: boolean
}
