import { backUpBeforeMigration, backupJobs, queuesOfOthers } from '../backup/index.server.ts'
import './record-types.ts'
import { adminJobs, pageLog } from '../admin/index.server.ts'
import { auditAfterWrites, createExternalLinkChecker } from '../audit/index.server.ts'
import {
  bookingJobs,
  bookingQueues,
  createOfferRefresher,
  createTicketShop,
  createWebHooks,
  type OfferRefresher,
  type Performances,
  type TicketShop,
  type WebHooks,
} from '../booking/index.server.ts'
import { contentJobs, pageSearchSource, readContentTexts, withContentTexts } from '../content/index.server.ts'
import { eveningJobs, eveningQueues } from '../evening/index.server.ts'
import { createUploadStore, formsJobs, type UploadStore } from '../forms/index.server.ts'
import { articleSearchSource } from '../magazine/index.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import { moveInJobs } from '../move-in/index.server.ts'
import { type Auth, createAuth } from '../platform/auth/auth.ts'
import type { PasswordHash } from '../platform/auth/better-auth.ts'
import { authJobs } from '../platform/auth/jobs.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { readConfig } from '../platform/config/config.ts'
import { mailJobs } from '../platform/mail/mailer.ts'
import { type MailTransport, openMailTransport } from '../platform/mail/transport.ts'
import { createMediaStore, type MediaStore } from '../platform/media/store.ts'
import { mediaJobs, withdrawExpired } from '../platform/media/withdrawal.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { performancesOf, programmeSearchSources } from '../programme/index.server.ts'
import { reviewJobs } from '../review/index.server.ts'
import { createSearchIndex, type SearchIndex, searchJobs } from '../search/index.server.ts'
import { legalSearchSource, readSettings } from '../site/index.server.ts'
import { logOwnAccessChange } from '../users/index.server.ts'

/** The services that APIs and pages use. */
export type Services = {
  platform: Platform
  auth: Auth
  media: MediaStore
  searchIndex: SearchIndex
  performances: Performances
  /** the ticket shop; undefined when none is configured */
  shop: TicketShop | undefined
  offers: OfferRefresher | undefined
  /** undefined when the shop sends none */
  webHooks: WebHooks | undefined
  uploads: UploadStore
  transport: MailTransport
}

/** What tests replace: the clock by one that they can set, the hash of passwords by a cheap one. */
export type ReplacedServices = { clock?: Clock; password?: PasswordHash }

/** Opens the database and creates the services. @throws FolderLockedError */
export async function openServices(
  config: ReturnType<typeof readConfig>,
  migrations: string,
  { clock, password }: ReplacedServices,
): Promise<Services> {
  const platform = await createPlatform(config, migrations, { clock, beforeMigration: backUpBeforeMigration })
  try {
    return await createServices(platform, password)
  } catch (error) {
    await platform.close().catch(() => {})
    throw error
  }
}

async function createServices(platform: Platform, password: PasswordHash | undefined): Promise<Services> {
  const auth = createAuth(platform, {
    logChange: (tx, change) => logOwnAccessChange(platform, tx, change),
    readHouseName: houseNameReader(platform),
    password,
  })
  const media = createMediaStore(platform)
  await withdrawExpired(platform)
  const searchIndex = createSearchIndex(platform, [
    ...programmeSearchSources.map((source) => withContentTexts(platform, moduleRegistry, source)),
    articleSearchSource(platform, moduleRegistry),
    pageSearchSource(platform, moduleRegistry),
    legalSearchSource((tx, contentType, ids) => readContentTexts({ platform, modules: moduleRegistry, tx }, contentType, ids)),
  ])
  platform.onBeforeCommit(searchIndex.indexTouched)
  platform.onBeforeCommit(auditAfterWrites(platform))
  await searchIndex.ensureBuilt()
  const shop = await createTicketShop(platform)
  const performances = performancesOf(platform)
  return {
    platform,
    auth,
    media,
    searchIndex,
    performances,
    shop,
    offers: shop && createOfferRefresher(platform, shop, performances),
    webHooks: shop && createWebHooks(platform, shop, performances),
    uploads: createUploadStore(platform),
    transport: openMailTransport(platform.config),
  }
}

function houseNameReader(platform: Platform): () => Promise<string> {
  return async () => (await readSettings(platform)).design.houseName
}

/** Registers the background jobs of all features. @param ask handles a request in process, as a visitor's */
export async function registerJobs(
  { platform, auth, media, searchIndex, performances, shop, uploads, transport }: Services,
  ask: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  const { config } = platform
  if (!shop) platform.jobs.leaveToOthers([...bookingQueues, ...eveningQueues])
  platform.jobs.leaveToOthers(queuesOfOthers(platform))
  const readHouseName = houseNameReader(platform)
  await platform.jobs.register([
    ...authJobs(platform, auth),
    ...adminJobs(
      { platform, media, shop },
      {
        selfFetch: async (path) => ask(new Request(new URL(path, config.publicUrl), { headers: { accept: 'text/html' } })),
        checkExternal: config.OUTSIDE_LINKS === 'on' ? createExternalLinkChecker() : undefined,
      },
    ),
    ...mediaJobs(platform),
    ...backupJobs(platform),
    ...contentJobs({ platform, log: pageLog(platform) }, moduleRegistry),
    ...moveInJobs({ platform, media, log: pageLog(platform), modules: moduleRegistry }),
    ...reviewJobs(platform),
    ...searchJobs(platform, searchIndex),
    ...formsJobs(platform, uploads),
    ...mailJobs(platform, { transport, readHouseName }),
    ...(shop ? [...bookingJobs(platform, shop, performances), ...eveningJobs(platform, shop)] : []),
  ])
}

/** Stops background work and closes the database. */
export async function closeServices({ platform, offers, webHooks }: Services): Promise<void> {
  await webHooks?.stop()
  await offers?.stop()
  await platform.close()
}
