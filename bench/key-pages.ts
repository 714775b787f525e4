const PAGES = ['/de', '/de/spielplan', '/de/stuecke', '/de/ensemble', '/de/aktuelles', '/de/search?q=meer', '/de/impressum']
/** Lists, and which of their links leads to a page of a kind of its own. */
const DETAILS: [list: string, link: RegExp][] = [
  ['/de/spielplan', /"(\/de\/spielplan\/[^/"]+\/\d+)"/],
  ['/de/stuecke', /"(\/de\/stuecke\/[^/"]+\/\d+)"/],
  ['/de/aktuelles', /"(\/de\/aktuelles\/(?!tags|categories)[^/"]+\/\d+)"/],
]

/** Paths of one page of each kind that visitors know, ten in all. @param origin of a running demo house */
export async function keyPages(origin: string): Promise<string[]> {
  const details = await Promise.all(
    DETAILS.map(async ([list, link]) => {
      const html = await fetch(origin + list).then((response) => response.text())
      return link.exec(html)?.[1] ?? []
    }),
  )
  return [...PAGES, ...details.flat()]
}
