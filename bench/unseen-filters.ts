import { createDice } from '../demo/posters/seeded-random.ts'

/** How far ahead a filter's date lies at most: within the demo programme, so that few answers are empty. */
const DAYS_AHEAD = 60
const OPTION = /[?&](?:amp;)?(room|type|tag|series|genre)=(\d+)/g

/**
 * Addresses of the Spielplan with a day and up to two filters, none of which comes twice.
 * @param origin of a running server with the demo data
 * @returns a function that gives the next path
 */
export async function unseenFilters(origin: string): Promise<() => string> {
  const html = await fetch(`${origin}/de/spielplan`).then((response) => response.text())
  const options = new Map<string, string>()
  for (const [, key = '', value = ''] of html.matchAll(OPTION)) options.set(`${key}=${value}`, key)
  const dice = createDice('unseen-filters')
  const seen = new Set<string>()
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  return function nextPath(): string {
    const { day, month, year } = today.add({ days: dice.whole(1, DAYS_AHEAD) })
    const date = [day, month, year].map((part) => String(part).padStart(2, '0')).join('-')
    const [[one, key], [other, otherKey]] = [dice.pick([...options]), dice.pick([...options])]
    const path = `/de/spielplan?date=${date}&${one}${key === otherKey ? '' : `&${other}`}`
    if (seen.has(path)) return nextPath()
    seen.add(path)
    return path
  }
}
