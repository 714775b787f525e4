import { pageEditorApi } from '../../app/content/index.server.ts'
import { mediaApi } from '../../app/platform/media/api.ts'
import { siteApis, staffApis } from '../../app/server/apis.ts'
import type { TestHouse } from './house.ts'

type Route = { method: string; path: string }
type Api = { routes: Route[] }
/** What makes a part of the calls. It is only asked for their addresses, so that what it is made of need not be there. */
type MakesApi = (...given: unknown[]) => Api
type MakesApis = (...given: unknown[]) => { uploads: Record<string, Api>; calls: Record<string, Api> }

/** The calls of the staff's rooms, without the patterns of their parameters. */
export function adminCalls(house: TestHouse): string[] {
  return callsOf((staffApis as MakesApis)({ platform: house.foyer.platform }, {}))
}

/** The calls by which pages are edited and files taken in, without the patterns of their parameters. */
export function editingCalls(house: TestHouse): string[] {
  const { platform } = house.foyer
  return namesOf(routesOf([(pageEditorApi as MakesApi)({ platform }, {}, {}, {}), (mediaApi as MakesApi)(platform, {}, {})]))
}

/** All routes below `/api`, with the patterns of their parameters. */
export function apiRoutes(house: TestHouse): Route[] {
  const { platform, auth } = house.foyer
  const site = (siteApis as MakesApis)({ platform, auth }, {})
  const staff = (staffApis as MakesApis)({ platform }, {})
  return [site, staff].flatMap(({ uploads, calls }) => routesOf([...Object.values(uploads), ...Object.values(calls)]))
}

function callsOf({ uploads, calls }: ReturnType<MakesApis>): string[] {
  return namesOf(routesOf([...Object.values(uploads), ...Object.values(calls)]))
}

function routesOf(apis: Api[]): Route[] {
  return apis.flatMap(({ routes }) => routes).filter(({ method }) => method !== 'ALL')
}

function namesOf(routes: Route[]): string[] {
  return [...new Set(routes.map(({ method, path }) => `${method} ${path.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '')}`))].toSorted()
}
