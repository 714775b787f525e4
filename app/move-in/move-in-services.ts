import type { ModuleRegistry, PageLog } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'
import type { FoundPicture } from './found-site.ts'

/** What moving in writes with. */
export type MoveInServices = { platform: Platform; log: PageLog; modules: ModuleRegistry; media: MediaStore }

/** A run under way. */
export type MoveInRun = MoveInServices & {
  id: number
  viewer: Viewer
  /** whether visitors see at once what is moved */
  isOnline: boolean
}

/** Brings pictures into the media library. @returns the id of one; undefined where it cannot be read or is no picture */
export type MovePicture = (picture: FoundPicture) => Promise<number | undefined>

/** Brings a file that a text links to into the media library. @returns its address here; undefined where it cannot be had */
export type MoveFile = (address: string) => Promise<string | undefined>

/** What moves: nothing in a dry run. */
export type Mover = { run: MoveInRun | undefined; mover: MovePicture | undefined; moveFile: MoveFile | undefined }
