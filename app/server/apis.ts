import {
  accountApi,
  adminApi,
  adminMediaApi,
  calendarApi,
  checkApi,
  dashboardApi,
  formApi,
  importApi,
  listApi,
  noteMedia,
  pageLog,
  pagesApi,
  peopleApi,
  settingsApi,
  shopDeskApi,
  watchApi,
} from '../admin/index.server.ts'
import { bookingApi } from '../booking/index.server.ts'
import { pageEditorApi, readPublicShapes } from '../content/index.server.ts'
import { formsApi } from '../forms/index.server.ts'
import { magazineApi, readArticleStatus } from '../magazine/index.server.ts'
import { codeFrames } from '../modules/frames.server.ts'
import { moduleRuntime } from '../modules/runtime.server.ts'
import { errorReportsApi } from '../platform/errors/error-reports-api.ts'
import { createApi, limitBody } from '../platform/http/api.ts'
import { mountApiDocument } from '../platform/http/api-document.ts'
import type { createBaseApp } from '../platform/http/base-app.ts'
import { MAX_JSON_BYTES } from '../platform/http/clean-request.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { mediaApi } from '../platform/media/api.ts'
import { programmeApi } from '../programme/index.server.ts'
import { searchApi } from '../search/index.server.ts'
import { readLegalStatus } from '../shell/legal-online.server.ts'
import { legalApi, type MissingAddresses, siteApi, sitePageEditorApi } from '../site/index.server.ts'
import { closedWhileOffline } from './closed-calls.ts'
import type { PageDrawer } from './pages.ts'
import type { Services } from './services.ts'

/** The JSON APIs of all features. Each call answers with and without the language prefix (AMB-27). */
export function mountApis(app: ReturnType<typeof createBaseApp>, services: Services, draw: PageDrawer, missing: MissingAddresses): void {
  const { platform, auth, media, performances, shop, offers, uploads } = services
  const api = createApi()
  const seen = {
    forms: formsApi(platform, uploads),
    booking: bookingApi(platform, { performances, shop, offers }),
    programme: programmeApi(platform),
    magazine: magazineApi(platform),
    search: searchApi(platform),
  }
  api.use(closedWhileOffline(platform, Object.values(seen)))
  api.route(
    '/',
    mediaApi(platform, media, (viewer) => noteMedia(platform, viewer)),
  )
  api.route('/', adminMediaApi(platform, media))
  api.route('/', watchApi(platform, uploads))
  api.route('/', importApi(platform))
  api.route('/', seen.forms)
  api.use(limitBody(MAX_JSON_BYTES))
  api.route('/', seen.booking)
  api.route('/', seen.programme)
  api.route('/', seen.magazine)
  api.route('/', seen.search)
  api.route('/', errorReportsApi(platform))
  api.route('/', codeFrames(platform))
  api.route('/', siteApi(platform, auth, missing))
  api.route(
    '/',
    legalApi((contentType, id) => readPublicShapes(platform, moduleRuntime, contentType, id)),
  )
  api.route('/', dashboardApi(platform))
  api.route('/', listApi(platform))
  api.route('/', calendarApi(platform, shop))
  api.route('/', checkApi(platform))
  api.route('/', shopDeskApi(platform, shop, performances))
  api.route(
    '/',
    formApi(platform, async (inside, address) => {
      const page = await draw(inside, new Request(new URL(address, platform.config.publicUrl)), { person: async () => undefined })
      return { html: await page.text(), policy: page.headers.get('content-security-policy') }
    }),
  )
  // Before the calls of the content types, because they would take it for one of them.
  api.route('/', settingsApi(platform))
  api.route('/', pagesApi(platform))
  api.route('/', adminApi(platform))
  api.route('/', peopleApi(platform))
  api.route('/', accountApi(platform))

  const editing = createApi()
  editing.use(limitBody(MAX_JSON_BYTES))
  editing.route('/', sitePageEditorApi(platform))
  editing.route(
    '/',
    pageEditorApi({ platform, log: pageLog(platform) }, moduleRuntime, media, { article: readArticleStatus, legal: readLegalStatus }),
  )

  mountApiDocument(app, platform.config.publicUrl, { '/api': api, '/pageeditor-api': editing })
  for (const prefix of ['', '/:lang{de|en}']) {
    app.route(`${prefix}/api`, api)
    app.route(`${prefix}/pageeditor-api`, editing)
    for (const path of [`${prefix}/api/*`, `${prefix}/pageeditor-api/*`]) {
      app.all(path, () => {
        throw new Problem(404, 'not_found', t('There is nothing at this address.'))
      })
    }
  }
}
