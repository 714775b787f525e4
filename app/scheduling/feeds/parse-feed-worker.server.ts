import { UnreadableFile } from '../../imports/imported-line.ts'
import { DEFAULT_LOCALE, setCatalogue } from '../../platform/i18n/i18n.ts'
import { handleIsolatedTask } from '../../platform/isolated-worker/isolated-worker.ts'
import { browserTexts } from '../../texts/browser-texts.ts'
import { type FeedEntries, type FeedWindow, readFeedEntries } from './feed-entries.server.ts'

export type FeedTask = { bytes: Uint8Array; window: FeedWindow }
/** The entries of a feed, or nothing where what was read is no calendar. */
export type FeedResult = FeedEntries | 'unreadable'

export const workerUrl = import.meta.url

handleIsolatedTask(async ({ bytes, window }: FeedTask): Promise<FeedResult> => {
  setCatalogue(browserTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
  try {
    return readFeedEntries(new TextDecoder().decode(bytes), window)
  } catch (error) {
    if (error instanceof UnreadableFile) return 'unreadable'
    throw error
  }
})
