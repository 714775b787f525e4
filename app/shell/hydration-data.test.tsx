import { renderToStaticMarkup } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  UNSAFE_decodeViaTurboStream,
} from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_LAYOUT } from './constants.ts'
import { pageModules, takeHydrationData, withPageScripts } from './hydration-data.server.ts'
import { provideHydrationData } from './hydration-data.ts'

const EMPTY = '<html><body></body></html>'

afterEach(() => vi.unstubAllGlobals())

/** What the router hands to the entry module for the page `/list`. */
async function entryContextOf(loader: () => unknown): Promise<EntryContext> {
  const given: EntryContext[] = []
  const route = {
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    hasDefaultExport: true,
  }
  const unused = {
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
  const build: ServerBuild = {
    entry: {
      module: {
        default: (_request, _status, _headers, context) => {
          given.push(context)
          return new Response(EMPTY)
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => <Page /> } },
      list: { id: 'list', parentId: 'root', path: 'list', module: { default: () => <p>list</p>, loader } },
    },
    assets: {
      version: '1',
      url: '/assets/manifest-1.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: {
        root: {
          ...route,
          ...unused,
          hasLoader: false,
          id: 'root',
          path: '',
          module: '/assets/root.js',
          imports: ['/assets/react.js', '/assets/frame.js'],
        },
        list: {
          ...route,
          ...unused,
          id: 'list',
          parentId: 'root',
          path: 'list',
          module: '/assets/list.js',
          clientLoaderModule: '/assets/list-loader.js',
          imports: ['/assets/rows.js'],
        },
      },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  await createRequestHandler(build, 'production')(new Request('http://localhost/list'))
  const [context] = given
  if (!context) throw new Error('nothing was rendered')
  return context
}

function Page() {
  return (
    <html lang="de">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

it('a page names the modules and settings that the installed router’s own scripts would', async () => {
  const context = await entryContextOf(() => ({ rows: 3 }))
  await takeHydrationData(context)
  const theirs = renderToStaticMarkup(<ServerRouter context={context} url="http://localhost/list" />)
  const ours = pageModules(context)

  const [, settings = ''] = /window\.__reactRouterContext = (\{.*?\});/.exec(theirs) ?? []
  expect(ours.context).toEqual(JSON.parse(settings))
  const [, started] = /import\("([^"]*)"\);<\/script>/.exec(theirs) ?? []
  expect(ours.entry).toBe(started)
  const imported = [...theirs.matchAll(/import (?:\* as (route\d)\w* from )?"([^"]*)"/g)].map(([, , url]) => url)
  expect([ours.manifest, ...Object.values(ours.routes).flat()]).toEqual(imported)
  const named = [...theirs.matchAll(/"(\w+)":route\d/g)].map(([, id]) => id)
  expect(Object.keys(ours.routes)).toEqual(named)
  const preloaded = [...theirs.matchAll(/rel="modulepreload" href="([^"]*)"/g)].map(([, url]) => url)
  expect([ours.manifest, ours.entry, ...Object.values(ours.routes).flat(), ...ours.imports].toSorted()).toEqual(
    expect.arrayContaining(preloaded.toSorted()),
  )
  // What else the router would write into the page.
  expect([...theirs.matchAll(/<script/g)]).toHaveLength(2)
})

it('a page of visitors names the route manifest without the routes of staff, and all others the whole one', async () => {
  const context = await entryContextOf(() => null)
  const { staticHandlerContext } = context
  const [root] = staticHandlerContext.matches
  if (!root) throw new Error('no match')
  const layout = { ...root, route: { ...root.route, id: DEFAULT_LAYOUT } }
  const sharedPart = { ...root, route: { ...root.route, id: 'shared-part-id' } }
  const withMatches = (matches: typeof staticHandlerContext.matches) => ({
    ...context,
    staticHandlerContext: { ...staticHandlerContext, matches },
  })
  expect(pageModules(context).manifest).toBe('/assets/manifest-1.js')
  expect(pageModules(withMatches([root, layout])).manifest).toBe('/assets/visitors-manifest-1.js')
  // Its route is missing in the manifest for visitors: the router would take the address for a page's.
  expect(pageModules(withMatches([root, layout, sharedPart])).manifest).toBe('/assets/manifest-1.js')
})

it('the router decodes in the browser what the loaders have returned, whatever it contains', async () => {
  const rows = ['</script><script>alert(1)</script>', '<!--', '$&', 'Ü\u2028\n']
  const context = await entryContextOf(async () => ({ rows, opens: new Date(0), later: Promise.resolve('then') }))
  const html = withPageScripts(EMPTY, context, await takeHydrationData(context), 'marker')
  expect(html).not.toContain('alert(1)</script>')
  expect(html).toMatch(/<script type="speculationrules" nonce="marker">.*<\/script><\/body><\/html>$/)

  const { loaderData } = (await stateInBrowser(html)) as { loaderData: { list: { rows: string[]; opens: Date; later: Promise<string> } } }
  expect(loaderData.list).toMatchObject({ rows, opens: new Date(0) })
  expect(await loaderData.list.later).toBe('then')
})

it.each([
  [
    'as JSON where that says all of them',
    { rows: ['</script><script>alert(1)</script>', 'Ü\u2028\n'], of: { 1: null, 2: [true, 0.5] } },
    '{',
  ],
  ['by the router where they hold a date', { opens: new Date(0) }, '['],
  ['by the router where they hold no finite number', { most: Number.POSITIVE_INFINITY }, '['],
  ['by the router where a list has a gap', { rows: [undefined] }, '['],
  ['by the router where they hold an instance', { tags: new Set(['a']) }, '['],
])('the data of a visitors’ page are encoded %s, and are the same in the browser', async (_, given, beginning) => {
  const context = ofVisitors(await entryContextOf(() => given))
  const data = await takeHydrationData(context)
  expect(data.slice(0, 1)).toBe(beginning)
  const html = withPageScripts(EMPTY, context, data, 'marker')
  expect(html).not.toContain('alert(1)</script>')
  expect(await stateInBrowser(html)).toMatchObject({ loaderData: { list: given }, errors: null })
})

it('data that contain themselves are left to the router', async () => {
  const given: Record<string, unknown> = { title: 'rund' }
  given.self = given
  const context = ofVisitors(await entryContextOf(() => given))
  const html = withPageScripts(EMPTY, context, await takeHydrationData(context), 'marker')
  const { list } = ((await stateInBrowser(html)) as { loaderData: { list: typeof given } }).loaderData
  expect(list.self).toBe(list)
})

/** The context of the same page as a page of visitors. */
function ofVisitors(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context
  const [root] = staticHandlerContext.matches
  if (!root) throw new Error('no match')
  const matches = [root, { ...root, route: { ...root.route, id: DEFAULT_LAYOUT } }]
  return { ...context, staticHandlerContext: { ...staticHandlerContext, matches } }
}

/** What the router has as the state of a page once it has decoded what it was given, as its `HydratedRouter` does. */
async function stateInBrowser(html: string): Promise<unknown> {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({ textContent: new RegExp(`id="${id}">([^]*?)</script>`).exec(html)?.[1] }),
  })
  provideHydrationData()
  const context = window.__reactRouterContext
  if (!context?.stream) throw new Error('no stream')
  const { value } = await UNSAFE_decodeViaTurboStream(context.stream, globalThis as unknown as Window)
  context.state = value
  return context.state
}
