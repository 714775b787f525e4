/** The head of a route before its main content (A §2.2): the magazine's, the shared one, or none. */
export type PageHead = 'magazine' | 'shared' | 'none'

/** Route names with the shared page header, each with all that begin with it (AMB-05). The catch-all is `page`. */
const SHARED = ['page', 'events', 'productions', 'ensemble', 'exhibitions'] as const

/** The head of a route, by its id. Home begins with its slides. */
export function pageHeadOf(routeId: string | undefined): PageHead {
  const name = routeId?.replace(/\.\w+$/, '') ?? ''
  const begins = (prefix: string) => name === prefix || name.startsWith(`${prefix}-`)
  if (begins('magazine')) return 'magazine'
  return SHARED.some(begins) ? 'shared' : 'none'
}
