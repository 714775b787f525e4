import type { RouteConfigEntry } from '@react-router/dev/routes'
import { FEED_TABLE } from '../../../app/platform/routing/feeds.ts'
import { ROUTE_TABLE } from '../../../app/platform/routing/table.ts'
import { allRecordTypes } from '../../../app/server/record-types.ts'
import screens from '../../../app/shell/routes.ts'
import { apiRoutes, editorApiRoutes } from '../registered-routes.ts'
import type { TestApp } from '../test-app.ts'
import type { Planted } from './plant-marks.ts'

/** Words for parameters that name no object. */
const WORDS: Record<string, string> = {
  consentId: crypto.randomUUID(),
  number: '1',
  file: 'export.json',
}

/** Ways of the page editor and of hidden files that say what they show in a query. */
const VIEWS = ['', '?edit', '?preview', '?v=1', '?settings', '?on=2027-01-01T12:00']

/** Every address that reads, made of the registered routes and of what was planted; throws for a parameter that nobody has said what to walk it with. */
export function addressesOf(app: TestApp, planted: Planted): string[] {
  const calls = [...apiRoutes(app).map((route) => ({ ...route, path: `/api${route.path}` })), ...editorApiRoutes(app)]
  const reads = calls.filter(({ method }) => method === 'GET').flatMap(({ path }) => filled(path, planted))
  const queries = [
    `/api/admin/event/dates?production=${idOf(planted, 'production')}`,
    `/api/admin/event/parts?production=${idOf(planted, 'production')}`,
    `/api/admin/event/sales?production=${idOf(planted, 'production')}`,
    `/api/admin/event/last-cast?production=${idOf(planted, 'production')}&before=2027-01-01T12:00`,
    `/api/admin/papers/press?production=${idOf(planted, 'production')}`,
    `/api/production-dates?ids=${idOf(planted, 'production')}`,
    '/api/staff/records?q=marke',
    '/api/media?search=MARKE',
    '/api/admin/translations?locale=en&type=production',
    ...['page', 'production', 'article', 'person'].flatMap((type) =>
      idsOf(planted, type).map((id) => `/api/admin/translations/${type}/${id}?locale=en`),
    ),
    `/api/admin/translations/production/${planted.ownProduction}?locale=en`,
    ...['', '?translate', '?preview', '?edit'].map((view) => `/en/productions/x/${planted.ownProduction}${view}`),
    '/api/search?q=marke',
  ]
  return [...new Set([...reads, ...queries, ...pages(planted), ...hub(planted)])]
}

function idOf(planted: Planted, type: string): number {
  return planted.marks.find((mark) => mark.type === type)?.id ?? 1
}

function idsOf(planted: Planted, type: string): number[] {
  return [idOf(planted, type), ...planted.marks.flatMap((mark) => (mark.type === type ? [mark.id] : []))]
}

/** A route's address for every type and every object that it can be asked for. */
function filled(pattern: string, planted: Planted): string[] {
  const path = pattern.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '').replace(/\?$/, '')
  if (path.includes('/:module')) return [path.replace(':module', 'headline').replace(':id', planted.node)]
  if (path.includes('/:model/')) return [path.replace(':model', 'container').replace(':id', String(planted.container))]
  if (path.includes('/:type/:id') || path.includes('/:recordType/:id'))
    return planted.marks.map(({ type, id }) => rest(path.replace(/:(type|recordType)/, type).replace(':id', String(id))))
  if (path.includes(':type')) return allRecordTypes.map(({ name }) => rest(path.replace(':type', name)))
  if (path.includes('/draft/:id')) return [path.replace(':id', String(planted.container))]
  if (path.includes(':slug') && path.includes('container')) return [path.replace(':slug', planted.slug)]
  if (path.includes(':path')) return [path.replace(':path', 'geheime-seite'), path.replace(':path', 'offene-seite')]
  if (/\/pages\/:id/.test(path)) return planted.marks.filter(({ type }) => type === 'page').map(({ id }) => path.replace(':id', String(id)))
  if (path.includes('/media/:id')) return [rest(path.replace(':id', String(idOf(planted, 'media'))))]
  const type = /\/(article|event|production|person|venue|series|form)s?\/:id/.exec(path)?.[1]
  return [rest(path.replace(':id', type ? String(idOf(planted, type)) : '1'))]
}

function rest(path: string): string {
  return path.replaceAll(/:(\w+)\??/g, (_whole, name: string) => {
    const word = WORDS[name]
    if (word === undefined) throw new Error(`say with what the parameter ${name} of ${path} is walked`)
    return word
  })
}

/** Every page of the site, of each planted object in each of its views, as page and as data; and every feed. */
function pages(planted: Planted): string[] {
  const paths = Object.entries(ROUTE_TABLE).flatMap(([name, { de }]) => {
    if (name === 'page') return ['geheime-seite', 'offene-seite']
    const type = { magazine: 'article', ensemble: 'person', events: 'event', productions: 'production', venues: 'venue', series: 'series' }[
      name.split('-')[0] ?? ''
    ]
    const objectType = /^(forms|shared-part|template)/.exec(name)?.[1]?.replace('forms', 'form') ?? type ?? ''
    return [de.replaceAll(/:id\??/g, String(idOf(planted, objectType))).replaceAll(/:\w+\??/g, 'x')]
  })
  const feeds = Object.values(FEED_TABLE).map((path) =>
    path.replaceAll(/:id/g, String(idOf(planted, path.includes('event') ? 'event' : 'production'))).replaceAll(/:\w+/g, 'x'),
  )
  return [
    ...paths.flatMap((path) => VIEWS.flatMap((view) => [`/de/${path}${view}`, `/en/${path}${view}`])),
    ...paths.flatMap((path) => VIEWS.map((view) => `/de/${path}.data${view}`)),
    ...feeds.map((path) => `/de/${path}`),
    '/sitemap.xml',
    '/de/search?q=marke',
  ]
}

/** Every screen of the hub, as page data: of each record type its list and the form of the planted record. */
function hub(planted: Planted): string[] {
  const all = (screens as RouteConfigEntry[]).flatMap((entry) => [entry, ...(entry.children ?? [])])
  const paths = all.flatMap(({ id, path }) => (id?.startsWith('hub') && path ? [`/${path}`] : []))
  return paths.flatMap((path) => {
    const typed = path.includes(':type')
      ? allRecordTypes.flatMap(({ name }) => idsOf(planted, name).map((id) => path.replace(':type', name).replace(':id', String(id))))
      : [path.replace(':id', String(idOf(planted, path.includes('media') ? 'media' : 'event')))]
    return typed.map((address) => `${address}.data`)
  })
}
