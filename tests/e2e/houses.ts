import { readFileSync } from 'node:fs'
import type { ServerName } from './servers.ts'

// What staff do takes longest by far, so that it has three houses: two to write pages in, one for the rest.
const PAGES = /editor-(compare|dark|home|outline|pages|palette|paste|restart|restore|reuse)\.spec/
const EDITOR = /editor[\w-]*\.spec/
const STAFF = /(account|admin[\w-]*|hub[\w-]*|modules|production-workplace|casting[\w-]*)\.spec/
const VISITORS = { match: /\.spec/, ignore: [EDITOR, STAFF] }

/** Which stories take place in a house, by their files. On the phone only those of visitors that are tagged for it (on-phone.ts). */
export const STORIES: Record<ServerName, { match: RegExp; ignore: RegExp[] }> = {
  editor: { match: EDITOR, ignore: [PAGES] },
  visitors: VISITORS,
  staff: { match: STAFF, ignore: [] },
  pages: { match: PAGES, ignore: [] },
  phone: VISITORS,
}

/** The houses in which the stories of a file take place. @param file its path */
export function housesOf(file: string): ServerName[] {
  const houses = Object.entries(STORIES) as [ServerName, (typeof STORIES)[ServerName]][]
  return houses
    .filter(([, { match, ignore }]) => match.test(file) && !ignore.some((pattern) => pattern.test(file)))
    .filter(([house]) => house !== 'phone' || readFileSync(file, 'utf8').includes('ON_PHONE'))
    .map(([house]) => house)
}
