/**
 * Ids of the data scripts with which the server hands its rendering over to the browser, and of the notice that is shown where
 * the page's modules do not come.
 */
export const HYDRATION_IDS = { data: 'hydration-data', modules: 'hydration-modules', incomplete: 'page-incomplete' } as const

/** The modules a page is hydrated with. */
export type PageModules = {
  /** what the router needs to know of the server besides the data, as `window.__reactRouterContext` */
  context: object
  /** addresses of the route manifest and of the entry module */
  manifest: string
  entry: string
  /** addresses of the modules of each matched route, by route id */
  routes: Record<string, string[]>
  /** addresses of all other modules that these import */
  imports: string[]
  /** whether the page is hydrated at once, without waiting for its first use */
  immediate: boolean
  /** address of the module that must run before all others, during development */
  hmr?: string | undefined
}

declare global {
  interface Window {
    /**
     * Read by the router when it hydrates; `stream` is the loaders' data, encoded by its turbo-stream, and `state` where it puts
     * and finds what it has decoded.
     */
    __reactRouterContext?: object & { state?: unknown; stream: ReadableStream<Uint8Array> | null }
  }
}

/** An empty object as the router's turbo-stream. */
const NOTHING = '[{}]'

/**
 * Gives the router what it expects before it hydrates: the server's settings, and the loaders' data. Where they are plain JSON
 * they stand already where the router would put them, and what it decodes in their place is dropped.
 */
export function provideHydrationData(): void {
  const { context } = JSON.parse(textOf(HYDRATION_IDS.modules)) as PageModules
  const data = textOf(HYDRATION_IDS.data)
  const state = data.startsWith('{') ? JSON.parse(data) : undefined
  window.__reactRouterContext = { ...context, stream: new Response(state ? NOTHING : data).body }
  if (state) Object.defineProperty(window.__reactRouterContext, 'state', { get: () => state, set() {} })
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}
