import { DEFAULT_LOCALE, setCatalogue } from '../platform/i18n/i18n.ts'
import { openRoom } from '../platform/reading-room/reading-room.ts'
import { browserTexts } from '../texts/browser-texts.ts'
import { type ReadLine, UnreadableFile } from './imported-line.ts'
import { parseFile } from './parse-file.server.ts'

/** What comes out of the room: the lines, or why there are none, in words for people. */
export type ReadResult = { lines: ReadLine[] } | { unreadable: string }

/** Where the room's file lies. */
export const door = import.meta.url

openRoom(async (bytes: Uint8Array): Promise<ReadResult> => {
  setCatalogue(browserTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
  try {
    return { lines: await parseFile(bytes) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    throw error
  }
})
