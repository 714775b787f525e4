import type { MiddlewareHandler } from 'hono'
import { findReplaceApi, pageLog, pagesApi } from '../admin/index.server.ts'
import { auditApi } from '../audit/index.server.ts'
import { bookingApi, webHookApi } from '../booking/index.server.ts'
import { castingApi } from '../casting/index.server.ts'
import { consentApi } from '../consent/index.server.ts'
import { type ContentObject, pageEditorApi, readPublicShapes, registerObjectStatus } from '../content/index.server.ts'
import { eveningApi } from '../evening/index.server.ts'
import { firstDayApi } from '../first-day/index.server.ts'
import { formsApi, readFormStatus } from '../forms/index.server.ts'
import { identityApi } from '../identity/index.server.ts'
import { importApi, sourcesApi } from '../imports/index.server.ts'
import { magazineApi, readArticleStatus } from '../magazine/index.server.ts'
import { adminMediaApi, assertMayChangeFile, listedFiles, logMediaChanges, mayReadFile } from '../media-library/index.server.ts'
import { codeFrames } from '../modules/code-frames.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import { moveInApi } from '../move-in/index.server.ts'
import { dashboardApi, operationsApi, redirectListApi, ticketShopApi } from '../operations/index.server.ts'
import { papersApi } from '../papers/index.server.ts'
import { errorReportsApi } from '../platform/errors/error-reports-api.ts'
import { createApi, limitBody } from '../platform/http/api.ts'
import { mountApiDocument } from '../platform/http/api-document.ts'
import type { createBaseApp } from '../platform/http/base-app.ts'
import { MAX_JSON_BYTES } from '../platform/http/clean-request.ts'
import { readCookie, SESSION_COOKIE } from '../platform/http/cookies.ts'
import { mediaApi } from '../platform/media/api.ts'
import { programmeApi, programmeStatusReaders } from '../programme/index.server.ts'
import { type RenderPage, recordApi, recordFormApi, recordListApi } from '../records/index.server.ts'
import { readReviewRevision, reviewApi } from '../review/index.server.ts'
import { calendarApi } from '../scheduling/index.server.ts'
import { searchApi } from '../search/index.server.ts'
import { readLegalStatus } from '../shell/legal-online.server.ts'
import { legalApi, type NotFoundLog, settingsApi, siteApi, sitePageEditorApi } from '../site/index.server.ts'
import { nameHouse } from '../starters/index.server.ts'
import { translationsApi } from '../translations/index.server.ts'
import { accountApi, usersApi } from '../users/index.server.ts'
import { closeWhileOffline } from './closed-routes.ts'
import type { PageRenderer } from './pages.ts'
import type { Services } from './services.ts'
import { refusalOf } from './wrong-method.ts'

type Apis = { uploads: Record<string, ReturnType<typeof createApi>>; calls: Record<string, ReturnType<typeof createApi>> }
type StaffServices = Pick<Services, 'platform' | 'media' | 'uploads' | 'shop' | 'performances'>

/**
 * The APIs for staff, by feature. Bodies are limited to JSON size, except in `uploads`, which set their own limits. Within a
 * group the order does not matter: no two routes match the same request.
 */
export function staffApis({ platform, media, uploads, shop, performances }: StaffServices, render: PageRenderer) {
  const renderPage: RenderPage = async (inside, address) => {
    const page = await render(inside, new Request(new URL(address, platform.config.publicUrl)), { person: async () => undefined })
    return { html: await page.text(), policy: page.headers.get('content-security-policy') }
  }
  const asVisitor = (path: string) =>
    render(platform, new Request(new URL(path, platform.config.publicUrl)), { person: async () => undefined })
  return {
    uploads: {
      identity: identityApi(platform),
      imports: importApi(platform),
      library: adminMediaApi(platform, media),
      moveIn: moveInApi({ platform, media, log: pageLog(platform), modules: moduleRegistry }, renderPage),
      operations: operationsApi(platform, uploads),
      redirectLists: redirectListApi(platform, asVisitor),
    },
    calls: {
      account: accountApi(platform),
      audit: auditApi(platform),
      casting: castingApi(platform),
      dashboard: dashboardApi(platform),
      evening: eveningApi(platform),
      findReplace: findReplaceApi(platform),
      firstDay: firstDayApi({ platform, log: pageLog(platform), modules: moduleRegistry }),
      forms: recordFormApi(platform, renderPage),
      importSources: sourcesApi({ platform, shop }),
      lists: recordListApi(platform),
      pages: pagesApi(platform),
      papers: papersApi(platform),
      records: recordApi(platform),
      review: reviewApi({ services: { platform, log: pageLog(platform) }, modules: moduleRegistry }),
      scheduling: calendarApi(platform, shop),
      settings: settingsApi({
        platform,
        afterNaming: (work, name) => nameHouse({ ...work, services: { platform, log: pageLog(platform) }, modules: moduleRegistry }, name),
      }),
      ticketShop: ticketShopApi(platform, shop, performances),
      translations: translationsApi({ platform, log: pageLog(platform), modules: moduleRegistry }),
      users: usersApi(platform),
    },
  } satisfies Apis
}

/** The APIs of the site. */
export function siteApis(services: Services, missing: NotFoundLog) {
  const { platform, auth, media, performances, shop, offers, webHooks, uploads } = services
  return {
    uploads: {
      forms: formsApi(platform, uploads),
      media: mediaApi(platform, media, (viewer) => logMediaChanges(platform, viewer), {
        listed: listedFiles,
        mayRead: (viewer, id) => mayReadFile(platform, viewer, id),
        assertMayChange: (viewer, id) => assertMayChangeFile(platform.db, viewer, id),
      }),
    },
    calls: {
      booking: bookingApi(platform, { performances, shop, offers }),
      codeFrames: codeFrames(platform),
      consent: consentApi(platform),
      errorReports: errorReportsApi(platform),
      legal: legalApi((contentType, id) => readPublicShapes(platform, moduleRegistry, contentType, id)),
      magazine: magazineApi(platform),
      programme: programmeApi(platform),
      search: searchApi(platform),
      site: siteApi(platform, auth, missing),
      webHooks: webHookApi(platform.config, webHooks?.receive),
    },
  } satisfies Apis
}

/** What is answered to a session stays in no browser's memory: the next person at the same computer may find it there. */
const keepNothingOfStaff: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  if (!headers.has('cache-control') && readCookie(context.req.header('cookie'), SESSION_COOKIE)) context.header('cache-control', 'no-store')
}

/** Mounts the JSON APIs of all features, each with and without the language prefix (AMB-27). */
export function mountApis(app: ReturnType<typeof createBaseApp>, services: Services, render: PageRenderer, missing: NotFoundLog): void {
  const { platform, media } = services
  const api = createApi()
  const [site, staff] = [siteApis(services, missing), staffApis(services, render)]
  const { booking, programme, magazine, search } = site.calls
  api.use(closeWhileOffline(platform, [site.uploads.forms, booking, programme, magazine, search]))
  api.use('/admin/*', async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  api.use(keepNothingOfStaff)
  for (const part of [...Object.values(site.uploads), ...Object.values(staff.uploads)]) api.route('/', part)
  api.use(limitBody(MAX_JSON_BYTES))
  for (const part of [...Object.values(site.calls), ...Object.values(staff.calls)]) api.route('/', part)

  const editing = createApi()
  editing.use(keepNothingOfStaff)
  editing.use(limitBody(MAX_JSON_BYTES))
  editing.route('/', sitePageEditorApi(platform))
  registerObjectStatus({
    ...programmeStatusReaders,
    article: readArticleStatus,
    form: readFormStatus,
    legal: readLegalStatus,
    // What it shows is seen wherever it is embedded.
    'shared-part': async () => ({ state: 'online', until: null }),
    template: async () => ({ state: 'offline' }),
  })
  const readReview = (object: ContentObject) => readReviewRevision(platform, object)
  editing.route('/', pageEditorApi({ platform, log: pageLog(platform) }, moduleRegistry, media, readReview))

  const mounted = { '/api': api, '/pageeditor-api': editing }
  mountApiDocument(app, platform.config.publicUrl, mounted)
  for (const [place, part] of Object.entries(mounted)) {
    const refuse = refusalOf(part)
    for (const prefix of ['', '/:lang{de|en}']) {
      app.route(prefix + place, part)
      app.all(`${prefix}${place}/*`, ({ req }) => refuse(req.path.slice(req.path.indexOf(place) + place.length)))
    }
  }
}
