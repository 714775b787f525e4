import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'
import { currentLocale } from '../platform/i18n/i18n.ts'
import { perLocale } from '../platform/i18n/per-locale.ts'
import { DEFAULT_LAYOUT } from './constants.ts'
import { HYDRATION_IDS, type PageModules } from './hydration-data.ts'

/** How the name of the route manifest for visitors' pages begins, which the build writes beside the router's `manifest-`. */
export const VISITORS_MANIFEST = 'visitors-manifest-'

/** The beginning of the ids of routes that visitors never open, and that the manifest for their pages leaves out. */
export const FOR_STAFF = /^(hub|password|shared-part|template-id)/

const END_OF_BODY = '</body>'

/**
 * Pages that a browser may fetch while a link to them is hovered over or pressed: visitors' pages, but none of somebody's own.
 * Only as long as the page is plain HTML; once hydrated the router fetches data. Prefetching runs no scripts; prerendering
 * would run those of cart and consent.
 */
const prefetchRules = perLocale(() =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: [`/${currentLocale()}`, `/${currentLocale()}/*`] },
            { not: { href_matches: [`/${currentLocale()}/user/*`, `/${currentLocale()}/api/*`] } },
            { not: { selector_matches: '[rel~=nofollow], [target], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }),
)

/**
 * Takes the loaders' data out of a rendering's context, so that the router does not stream them into the page as scripts.
 * @returns the data of a visitors' page as plain JSON (decision 0137), all other data as the router's turbo-stream has encoded
 * them, complete; `provideHydrationData` reads both
 */
export async function takeHydrationData(context: EntryContext): Promise<string> {
  const { loaderData, actionData, errors } = context.staticHandlerContext
  const state = { loaderData, actionData, errors }
  const data = isVisitorsPage(context) && isPlain(state) ? JSON.stringify(state) : await streamed(context)
  // The build makes it a getter (scripts/router-data-on-demand.ts), which cannot be assigned to.
  Object.defineProperty(context, 'serverHandoffStream', { value: undefined })
  return data
}

async function streamed({ serverHandoffStream }: EntryContext): Promise<string> {
  return serverHandoffStream ? text(serverHandoffStream) : ''
}

/** Deeper data are the router's, whose encoding can name what contains itself. */
const DEEPEST = 50

/** Whether JSON says all of a value: no dates, errors, promises or instances of classes, and no gaps in lists. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return value === null || typeof value === 'string' || typeof value === 'boolean'
  if (depth > DEEPEST) return false
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1))
  // What is undefined is left out, which reads the same.
  return isPlainObject(value) && Object.values(value).every((item) => item === undefined || isPlain(item, depth + 1))
}

function isPlainObject(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype
}

/** Whether all that is matched belongs to a visitors' page and nothing to the staff. */
function isVisitorsPage({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route }) => route.id === DEFAULT_LAYOUT) && !matches.some(({ route }) => FOR_STAFF.test(route.id))
}

/**
 * Inserts at the end of a page what its scripts start with: the loaders' data and the list of modules as data scripts, which
 * need no hash in the content security policy, and the rules by which browsers prefetch links. In place of the router's
 * `<Scripts>`, whose scripts differ from page to page and start at once; React neither renders nor hydrates them.
 * @param marker the `nonce` by which the server recognises its own inline scripts
 */
export function withPageScripts(html: string, context: EntryContext, data: string, marker: string): string {
  const scripts =
    dataScript(HYDRATION_IDS.modules, JSON.stringify(pageModules(context))) +
    dataScript(HYDRATION_IDS.data, data) +
    `<script type="speculationrules" nonce="${marker}">${prefetchRules()}</script>`
  const end = html.lastIndexOf(END_OF_BODY)
  return html.slice(0, end) + scripts + html.slice(end)
}

/** Data in JSON strings, where `<` can be written as an escape, so that nothing ends the element. */
function dataScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}

/** The modules of a page, as the router's `<Scripts>` names them. */
export function pageModules(context: EntryContext): PageModules {
  const { manifest, serverHandoffString = '{}' } = context
  const { matches, errors } = context.staticHandlerContext
  const isVisitors = isVisitorsPage(context)
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  return {
    context: JSON.parse(serverHandoffString),
    manifest: isVisitors ? manifest.url.replace(/(?<=\/assets\/)manifest-/, VISITORS_MANIFEST) : manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(
      routes.map((route) => {
        const { id, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route
        const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module]
        return [id, parts.filter((part) => part !== undefined)]
      }),
    ),
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)])],
    // Errors are logged by the browser, and other layouts are for work that begins at once: booking, the admin area.
    immediate: Boolean(errors) || !isVisitors,
    hmr: manifest.hmr?.runtime,
  }
}
