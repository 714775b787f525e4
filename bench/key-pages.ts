const PAGES = ['/de', '/de/spielplan', '/de/stuecke', '/de/ensemble', '/de/aktuelles', '/de/search?q=meer', '/de/impressum']
/** Lists, and the pattern of their links that leads to a detail page. */
const DETAILS: [list: string, link: RegExp][] = [
  ['/de/spielplan', /"(\/de\/spielplan\/[^/"]+\/\d+)"/],
  ['/de/stuecke', /"(\/de\/stuecke\/[^/"]+\/\d+)"/],
  ['/de/aktuelles', /"(\/de\/aktuelles\/(?!tags|categories)[^/"]+\/\d+)"/],
]

/** Paths of ten pages, one of each kind that visitors see. @param origin of a running server with the demo data */
export async function keyPages(origin: string): Promise<string[]> {
  const details = await Promise.all(
    DETAILS.map(async ([list, link]) => {
      const html = await fetch(origin + list).then((response) => response.text())
      return link.exec(html)?.[1] ?? []
    }),
  )
  return [...PAGES, ...details.flat()]
}
