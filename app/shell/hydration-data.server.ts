import type { EntryContext } from 'react-router'
import { HYDRATION_IDS, type PageModules, START_MODULES } from './hydration-data.ts'

const END_OF_BODY = '</body>'

/**
 * Takes the loaders' data out of a rendering's context, so that the router does not stream them into the page as scripts.
 * @returns the data as the router's turbo-stream has encoded them, complete
 */
export async function takeHydrationData(context: EntryContext): Promise<string> {
  const { serverHandoffStream } = context
  context.serverHandoffStream = undefined
  return new Response(serverHandoffStream).text()
}

/**
 * Inserts at the end of a page what its scripts start with: the data and the list of modules as data scripts, which need no
 * hash in the content security policy, and the script that loads the modules. In place of the router's `<Scripts>`, whose
 * scripts differ from page to page; React neither renders nor hydrates them.
 * @param marker the `nonce` by which the server recognises its own inline scripts
 */
export function withPageScripts(html: string, context: EntryContext, data: string, marker: string): string {
  const modules = pageModules(context)
  const preloads = [...new Set([modules.manifest, modules.entry, ...Object.values(modules.routes).flat(), ...modules.imports])]
  const scripts =
    preloads.map((url) => `<link rel="modulepreload" fetchpriority="low" href="${url}"/>`).join('') +
    dataScript(HYDRATION_IDS.modules, JSON.stringify(modules)) +
    dataScript(HYDRATION_IDS.data, data) +
    `<script nonce="${marker}">${START_MODULES}</script>`
  const end = html.lastIndexOf(END_OF_BODY)
  return html.slice(0, end) + scripts + html.slice(end)
}

/** Data in JSON strings, where `<` can be written as an escape, so that nothing ends the element. */
function dataScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}

/** The modules of a page, as the router's `<Scripts>` names them. */
export function pageModules({ manifest, staticHandlerContext, serverHandoffString = '{}' }: EntryContext): PageModules {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  return {
    context: JSON.parse(serverHandoffString),
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(
      routes.map((route) => {
        const { id, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route
        const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module]
        return [id, parts.filter((part) => part !== undefined)]
      }),
    ),
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)])],
    hmr: manifest.hmr?.runtime,
  }
}
