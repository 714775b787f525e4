import type { Plugin } from 'vite'

/** A module of the router's build. */
const ROUTER_MODULE = /\/react-router\/dist\/production\/lib\/([\w./-]+)\.js$/

/**
 * Modules of the router that do nothing in this house, and what stands for each in the browser: nobody measures the router by
 * its instrumentation, no component comes from a React server, and the root has an error page of its own and no page that
 * waits for hydration. What goes wrong above the root is caught by the entry module.
 */
export const UNUSED_MODULES: Record<string, string> = {
  'router/instrumentation': `
    export const consumeInstrumentationClientResultMetaReceiver = () => {}
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const [instrumentHandler, instrumentationResultMetaContext] = []`,
  errors: `
    export const decodeRedirectErrorDigest = () => {}
    export const decodeRouteErrorResponseDigest = () => {}`,
  'dom/ssr/errorBoundaries': `
    export const BoundaryShell = () => null
    export const RemixErrorBoundary = ({ children }) => children
    export const RemixRootDefaultErrorBoundary = () => null`,
  'dom/ssr/fallback': 'export const RemixRootDefaultHydrateFallback = () => null',
}

/** Names for the developers' tools, which would keep every component of the router, used or not, as its calls of React do. */
const DISPLAY_NAMES = /^\w+\.displayName = .*;$/gm
const WRAPPED_COMPONENTS = /^const \w+ = (?=React(\$1)?\.forwardRef\()/gm

/** The source of a router's module, of which what is not used can be left out. */
export function withoutKeeping(code: string): string {
  return code.replace(DISPLAY_NAMES, '').replace(WRAPPED_COMPONENTS, '$&/* @__PURE__ */ ')
}

/** Leaves out of the browser's scripts what the router has for other houses than this one (docs/decisions/0139). */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: ROUTER_MODULE },
      handler: (id) => UNUSED_MODULES[ROUTER_MODULE.exec(id)?.[1] ?? ''],
    },
    transform: {
      filter: { id: ROUTER_MODULE },
      handler: (code) => ({ code: withoutKeeping(code), map: null }),
    },
  }
}
