import type { MediaStore } from '../app/platform/media/store.ts'
import type { Platform } from '../app/platform/platform.ts'
import { noteAllCurrent } from '../app/translations/index.server.ts'
import { fillProgramme } from './fill-programme.ts'
import { fillSite } from './fill-site.ts'

/** Fills an empty database with the demo's programme and site. What the program has read of the empty one is read anew. */
export async function fillHouse(platform: Platform, media: MediaStore): Promise<void> {
  await fillProgramme(platform, media)
  await fillSite(platform, media)
  await noteAllCurrent(platform)
  await platform.forgetReads()
}
