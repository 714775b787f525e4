import * as admin from '../../app/admin/index.server.ts'
import { pageEditorApi } from '../../app/content/index.server.ts'
import { mediaApi } from '../../app/platform/media/api.ts'
import type { TestHouse } from './house.ts'

type Api = { routes: { method: string; path: string }[] }
/** What makes a part of the calls. It is only asked for their addresses, so that what it is made of need not be there. */
type MakesApi = (...given: unknown[]) => Api

/** The calls of the admin area as its parts register them, without the patterns of their parameters. */
export function adminCalls(house: TestHouse): string[] {
  return callsOf(
    Object.entries(admin).flatMap(([name, make]) => (name.endsWith('Api') ? [(make as MakesApi)(house.foyer.platform, {})] : [])),
  )
}

/** The calls by which pages are edited and files taken in, without the patterns of their parameters. */
export function editingCalls(house: TestHouse): string[] {
  const { platform } = house.foyer
  return callsOf([(pageEditorApi as MakesApi)({ platform }, {}, {}, {}), (mediaApi as MakesApi)(platform, {}, {})])
}

function callsOf(apis: Api[]): string[] {
  const calls = apis
    .flatMap(({ routes }) => routes)
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '')}`)
  return [...new Set(calls)].toSorted()
}
