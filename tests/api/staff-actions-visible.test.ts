import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiDocument, anonymousEndpoints } from '../support/api-document.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { adminRoutes, editorRoutes } from '../support/registered-routes.ts'
import { PAGE_STORIES } from '../support/staff-actions/page-stories.ts'
import { PERFORMANCE_STORIES } from '../support/staff-actions/performance-stories.ts'
import { RECORD_STORIES } from '../support/staff-actions/record-stories.ts'
import { HOUSE_STORIES } from '../support/staff-actions/site-stories.ts'
import { createStaffFixture, type StaffFixture } from '../support/staff-actions/staff-fixture.ts'
import { TEST_NOW, type TestApp } from '../support/test-app.ts'

const STORIES = [...PAGE_STORIES, ...RECORD_STORIES, ...PERFORMANCE_STORIES, ...HOUSE_STORIES]

/** Endpoints that write and change nothing a visitor sees, with the reason. */
const UNSEEN: Record<string, string> = {
  'PUT /admin/first-day/put-off': 'what staff put off for themselves',
  'POST /admin/first-day/starter': 'needs an empty house; tests/api/first-day.test.ts tells it',
  'POST /admin/first-day/places': 'the records of a place and its rooms; tests/api/first-day.test.ts tells it',
  'POST /admin/first-day/production': 'the records of a production and its dates; tests/api/first-day.test.ts tells it',
  'POST /admin/:type/:file': 'an export',
  'POST /admin/:type/preview': 'shows staff what is not saved',
  'POST /draft/:id/keep': 'a version of what was not chosen',
  'POST /scheduled/:type/:id': 'goes live later; tests/api/publish-choice.test.ts tells it',
  'DELETE /scheduled/:type/:id/:scheduled': 'the same',
  'PATCH /releases/:id': 'goes live later; tests/api/releases.test.ts tells it',
  'DELETE /releases/:id': 'nothing of it goes live',
  'DELETE /releases/:id/switches/:switch': 'the same',
  'POST /releases/:id/undo': 'the same the other way; tests/api/releases.test.ts tells it',
  'POST /pages/:id/duplicate': 'an offline page; tests/api/reuse.test.ts tells it',
  'POST /pages/file': 'an offline page; tests/api/page-file.test.ts tells it',
  'POST /templates': 'what staff copy',
  'POST /shared-parts': 'is seen where a page embeds it; tests/api/reuse.test.ts tells it',
  'PUT /admin/translations/:recordType/:id': 'a draft, which no visitor reads',
  'DELETE /admin/translations/:recordType/:id/drafts': 'a draft, which no visitor reads',
  'POST /admin/translations/:recordType/:id/publish':
    'the site of this test has one language; tests/api/translation-drafts.test.ts tells it',
  'POST /admin/variants': 'an offline page; tests/api/page-variants.test.ts tells it',
  'PUT /admin/variants/:id': 'a page that stays where it is; tests/api/page-variants.test.ts tells what visitors see',
  'DELETE /admin/variants/:id': 'the same',
  'POST /admin/variants/:id/current': 'what staff are told is to be done',
  'POST /admin/find-text': 'asks',
  'POST /admin/replace-text': 'changes drafts; tests/api/find-replace.test.ts tells it',
  'POST /admin/replace-text/undo': 'the same',
  'POST /admin/views': 'a list as somebody likes it',
  'DELETE /admin/views/:id': 'the same',
  'POST /admin/event/conflicts': 'asks',
  'POST /admin/event/shift/preview': 'asks',
  'POST /admin/casting/production/:id/preview': 'asks',
  'POST /admin/casting/absence/plan': 'asks',
  'POST /admin/room-booking/several': 'only staff see bookings; tests/api/room-bookings.test.ts tells it',
  'POST /admin/room-booking/:id/move': 'the same',
  'POST /admin/planning-feeds': 'only staff see what planning systems say; tests/api/planning-feeds.test.ts tells it',
  'PUT /admin/planning-feeds/:id': 'the same',
  'POST /admin/planning-feeds/:id/read': 'the same',
  'DELETE /admin/planning-feeds/:id': 'the same',
  'POST /admin/import-sources': 'what a source brings is an import; tests/api/import-sources.test.ts tells it',
  'PUT /admin/import-sources/:id': 'the same',
  'POST /admin/import-sources/:id/read': 'the same',
  'DELETE /admin/import-sources/:id': 'the same',
  'POST /admin/import-sources/:id/repairs': 'the same',
  'DELETE /admin/import-sources/:id/dismissed': 'the same',
  'POST /admin/import/:id/apply': 'the same',
  'POST /admin/import/:id/dismiss': 'the same',
  'PUT /admin/event/:id/lead': 'the same',
  'POST /admin/room-aliases': 'the same',
  'POST /admin/shop/differences/:id/adopt': 'needs a shop, which this house does not have; writes as the form of a performance does',
  'POST /admin/shop/differences/:id/leave': 'staff are not told of it again',
  'POST /admin/shop/round': 'asks the shop, which this house does not have',
  'POST /admin/shop/links': 'the same; tests/api/admin-shop-links.test.ts tells it',
  'POST /admin/check': 'looks at the site',
  'PATCH /admin/entries/:id': 'only staff see it; tests/api/form-entries.test.ts tells it',
  'POST /admin/entries/:id/answers': 'a mail; the same',
  'DELETE /admin/entries/:id': 'what visitors have sent',
  'POST /admin/mails/again': 'mails',
  'POST /admin/mails/:id/again': 'a mail',
  'POST /admin/jobs/:id/again': 'work left over',
  'POST /admin/jobs/:id/dismiss': 'the same',
  'DELETE /admin/lost': 'a list of addresses',
  'POST /admin/redirect-list/preview': 'looks at a list',
  'POST /admin/redirect-list': 'redirects, as their own form saves them; tests/api/redirect-list.test.ts tells it',
  'POST /admin/redirect-list/undo': 'deletes them again; the same test tells it',
  'PATCH /people/:id': 'an account',
  'DELETE /people/:id': 'an account',
  'DELETE /people/:id/sessions': 'an account',
  'DELETE /people/:id/sessions/:session': 'an account',
  'DELETE /people/:id/second-factor': 'an account',
  'PUT /people/second-factor-roles': 'accounts',
  'POST /admin/move-ins': 'reads another site',
  'POST /admin/move-ins/file': 'the same',
  'POST /admin/move-ins/:id/run': 'new records, as their own forms save them; tests/api/move-in.test.ts tells it',
  'POST /admin/move-ins/:id/undo': 'deletes them again; the same test tells it',
  'PUT /identity': 'the look of every page; tests/api/identity.test.ts tells it',
  'POST /identity/undo': 'the same',
  'POST /identity/logo': 'shows what a logo would be',
  'POST /identity/faces': 'a face that waits to be chosen; tests/api/house-faces.test.ts tells it',
  'DELETE /identity/faces/:id': 'the same',
  'POST /roles': 'what accounts may do; tests/api/roles.test.ts tells it',
  'PUT /roles/:id': 'the same',
  'DELETE /roles/:id': 'the same',
  'POST /invitations': 'an account',
  'POST /people/:id/invitation': 'an account',
  'PATCH /account': 'an account',
  'PATCH /account/passkeys/:id': 'an account',
  'DELETE /account/passkeys/:id': 'an account',
  'DELETE /account/sessions': 'an account',
  'DELETE /account/sessions/:id': 'an account',
  'POST /review/comments/:type/:id': 'a comment, which only staff see',
  'POST /review/threads/:id/replies': 'the same',
  'PATCH /review/threads/:id': 'the same',
  'PATCH /review/comments/:id': 'the same',
  'DELETE /review/comments/:id': 'the same',
  'POST /review/preview-links/:type/:id': 'shows a draft to those who are given the link alone',
  'DELETE /review/preview-links/:id': 'the same',
  'POST /review/requests/:type/:id': 'asks a colleague',
  'POST /review/requests/:id/approve': 'publishes what a colleague has handed over; tests/api/reviews.test.ts tells it',
  'POST /review/requests/:id/return': 'answers a colleague',
  'DELETE /review/requests/:id': 'the same',
  'POST /presence/:type/:id': 'who is editing',
  'DELETE /presence/:type/:id/:visit': 'the same',
}

const ALWAYS = ['/de', '/de/spielplan', '/de/spielplan.data', '/sitemap.xml', '/de/spielplan/feed.xml', '/de/aktuelles/feed.xml']
/** Not found, or redirected, as after the deletion of a page. */
const GONE = [404, 301]
const SURROUNDINGS = 60
/** Endpoints whose effect shows at an old address. */
const TELLS_OLD_ADDRESSES = /\/redirect\/$/

let app: TestApp
let fixture: StaffFixture
let listCalls: string[]

/** A page with its title first in the head: React's order of the title and other elements varies. */
function titleFirst(page: string): string {
  const title = /<title>[^<]*<\/title>/.exec(page)?.[0] ?? ''
  return title && page.includes('<head>') ? page.replace(title, '').replace('<head>', () => `<head>${title}`) : page
}

/** Where a cached page differs from one rendered now; empty where it does not. */
function differenceBetween(path: string, cached: string, drawn: string): string[] {
  if (cached === drawn) return []
  let at = 0
  while (cached[at] === drawn[at]) at++
  const [before, after] = [at - SURROUNDINGS, at + SURROUNDINGS]
  return [`${path}: “${cached.slice(before, after)}” for “${drawn.slice(before, after)}”`]
}

describe('every staff action, followed by a visitor’s look', () => {
  beforeAll(async () => {
    app = await createDemoApp()
    fixture = createStaffFixture(app, await app.editor('admin'))
    const document = (await app.visitor().getJson<ApiDocument>('/api/openapi.json')).body
    listCalls = anonymousEndpoints(document).flatMap(({ method, path }) => (method === 'GET' && !path.includes('{') ? [`/de${path}`] : []))
  })
  afterAll(() => app.close())

  it('has a story for every call by which staff write', () => {
    const covered = new Set([...STORIES.flatMap(({ calls }) => calls), ...Object.keys(UNSEEN)])
    const calls = [...adminRoutes(app), ...editorRoutes(app)].filter((call) => !call.startsWith('GET '))
    expect(calls.filter((call) => !covered.has(call))).toEqual([])
    expect([...covered].filter((call) => !calls.includes(call))).toEqual([])
  })

  it.each(STORIES.map((story) => [story.name, story] as const))('%s', async (_name, { tell }) => {
    app.clock.set(TEST_NOW)
    // An earlier story may have read at a later time.
    app.foyer.platform.readCache.clear()
    app.foyer.platform.pageCache.clear()
    const look = async (path: string) => {
      const answer = await app.visitor().fetch(path)
      return { status: answer.status, text: `${answer.status} ${answer.headers.get('location') ?? ''} ${titleFirst(await answer.text())}` }
    }
    const { at = [], act, shows = [], hides = [], gone = [] } = await tell(fixture)
    const paths = [...new Set([...at, ...ALWAYS, ...listCalls])]
    await Promise.all(paths.map(look))
    await act()
    const cached = await Promise.all(paths.map(look))
    app.foyer.platform.pageCache.clear()
    app.foyer.platform.readCache.clear()
    const drawn = await Promise.all(paths.map(look))
    expect(paths.flatMap((path, index) => differenceBetween(path, cached[index]?.text ?? '', drawn[index]?.text ?? ''))).toEqual([])
    const seen = new Map(paths.map((path, index) => [path, cached[index] ?? { status: 0, text: '' }]))
    expect(shows.filter(([path, text]) => !seen.get(path)?.text.includes(text))).toEqual([])
    expect(
      hides.flatMap((text) =>
        paths.filter((path) => !TELLS_OLD_ADDRESSES.test(path) && seen.get(path)?.text.includes(text)).map((path) => `${text} on ${path}`),
      ),
    ).toEqual([])
    expect(gone.filter((path) => !GONE.includes(seen.get(path)?.status ?? 0))).toEqual([])
  })
})
