import { FOR_STAFF } from '../app/shell/hydration-data.server.ts'
import { ON_EVERY_PAGE } from './chunk-groups.ts'

const ASSIGNMENT = 'window.__reactRouterManifest='

/** Keys that only the server and the development tools read. */
const UNREAD = ['hasDefaultExport']

type Route = Record<string, unknown> & { id: string; imports?: string[] }
type Manifest = { routes: Record<string, Route> }

/**
 * Shortens the route manifest: a route's imports only serve prefetching, so scripts of every page are left out; so are keys
 * whose value is the default.
 * @param script the manifest script of the build; @returns the shortened script, and the one for visitors' pages, without the
 * routes of staff, which browsers load as documents from there
 * @throws Error if the script has another form, e.g. after an update of the router
 */
export function trimRouteManifest(script: string): { everything: string; forVisitors: string } {
  const json = script.startsWith(ASSIGNMENT) ? script.slice(ASSIGNMENT.length).replace(/;\s*$/, '') : ''
  if (!json) throw new Error('the route manifest does not begin as it used to')
  const manifest = JSON.parse(json) as Manifest
  for (const route of Object.values(manifest.routes)) {
    route.imports = route.imports?.filter((path) => !ON_EVERY_PAGE.test(path)) ?? []
    for (const [key, value] of Object.entries(route)) {
      const isDefault = value === false || (Array.isArray(value) && value.length === 0)
      if (isDefault || UNREAD.includes(key)) delete route[key]
    }
  }
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !FOR_STAFF.test(id)))
  return { everything: assignmentOf(manifest), forVisitors: assignmentOf({ ...manifest, routes }) }
}

function assignmentOf(manifest: Manifest): string {
  return `${ASSIGNMENT}${JSON.stringify(manifest)};`
}
