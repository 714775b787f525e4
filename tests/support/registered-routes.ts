import { pageEditorApi } from '../../app/content/index.server.ts'
import { mediaApi } from '../../app/platform/media/api.ts'
import { siteApis, staffApis } from '../../app/server/apis.ts'
import type { TestApp } from './test-app.ts'

type Route = { method: string; path: string }
type Api = { routes: Route[] }
/** Factories of the APIs. Only their routes are read, so their dependencies may be empty objects. */
type ApiFactory = (...dependencies: unknown[]) => Api
type ApisFactory = (...dependencies: unknown[]) => { uploads: Record<string, Api>; calls: Record<string, Api> }

/** The routes of the admin area as `METHOD path`, without the patterns of their parameters. */
export function adminRoutes(app: TestApp): string[] {
  return routeNamesOf((staffApis as ApisFactory)({ platform: app.foyer.platform }, {}))
}

/** The routes of the page editor and of uploads, likewise. */
export function editorRoutes(app: TestApp): string[] {
  const { platform } = app.foyer
  return namesOf(routesOf([(pageEditorApi as ApiFactory)({ platform }, {}, {}, () => ''), (mediaApi as ApiFactory)(platform, {}, {})]))
}

/** All routes below `/api`, with the patterns of their parameters. */
export function apiRoutes(app: TestApp): Route[] {
  const { platform, auth } = app.foyer
  const site = (siteApis as ApisFactory)({ platform, auth }, {})
  const staff = (staffApis as ApisFactory)({ platform }, {})
  return [site, staff].flatMap(({ uploads, calls }) => routesOf([...Object.values(uploads), ...Object.values(calls)]))
}

function routeNamesOf({ uploads, calls }: ReturnType<ApisFactory>): string[] {
  return namesOf(routesOf([...Object.values(uploads), ...Object.values(calls)]))
}

function routesOf(apis: Api[]): Route[] {
  return apis.flatMap(({ routes }) => routes).filter(({ method }) => method !== 'ALL')
}

function namesOf(routes: Route[]): string[] {
  return [...new Set(routes.map(({ method, path }) => `${method} ${path.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '')}`))].toSorted()
}

/** The routes of the page editor with the patterns of their parameters, under their root. */
export function editorApiRoutes(app: TestApp): Route[] {
  const { platform } = app.foyer
  const editing = (pageEditorApi as ApiFactory)({ platform }, {}, {}, () => '')
  return routesOf([editing]).map((route) => ({ ...route, path: `/pageeditor-api${route.path}` }))
}
