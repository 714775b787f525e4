const ASSIGNMENT = 'window.__reactRouterManifest='
/** Scripts that every page has anyway. */
const ON_EVERY_PAGE = /\/(entry\.client|framework|rolldown-runtime)-/
/** The admin area's routes, to which no visitor's link leads. */
const FOR_STAFF = /^(hub|password)/

/** What only the server and the development tools read. */
const UNREAD = ['hasDefaultExport']

type Route = Record<string, unknown> & { id: string; imports?: string[] }
type Manifest = { routes: Record<string, Route> }

/**
 * The router's list of routes as every visitor downloads it, without what nobody reads there: a route's imports serve
 * links that fetch ahead, and none fetches the admin area ahead or what every page has. What a route does not have
 * goes without saying.
 * @param script the script that the build has written; @returns the same, shorter
 * @throws Error when it does not look as expected, so that a newer router is noticed
 */
export function trimRouteManifest(script: string): string {
  const json = script.startsWith(ASSIGNMENT) ? script.slice(ASSIGNMENT.length).replace(/;\s*$/, '') : ''
  if (!json) throw new Error('the route manifest does not begin as it used to')
  const manifest = JSON.parse(json) as Manifest
  for (const route of Object.values(manifest.routes)) {
    route.imports = FOR_STAFF.test(route.id) ? [] : (route.imports?.filter((path) => !ON_EVERY_PAGE.test(path)) ?? [])
    for (const [key, value] of Object.entries(route)) {
      const saysNothing = value === false || (Array.isArray(value) && value.length === 0)
      if (saysNothing || UNREAD.includes(key)) delete route[key]
    }
  }
  return `${ASSIGNMENT}${JSON.stringify(manifest)};`
}
