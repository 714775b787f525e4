import { CONSENT_COOKIE, consentCookieValue, DISMISSED } from '../consent/index.server.ts'
import { takeInPage } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { type RenderedPage, type RenderPage, renderRolledBack } from '../records/index.server.ts'
import type { FoundDocument, FoundSite } from './found-site.ts'
import { joinedText } from './joined-text.ts'
import { newProgramme } from './move-groups.server.ts'
import type { MoveInServices } from './move-in-services.ts'
import { moveProduction } from './move-programme.server.ts'
import { readModules } from './parse/parse-apart.server.ts'
import { readMoveIn } from './stored-move-ins.server.ts'

/** Nobody is asked about cookies beside the old page: what is looked at is the page. */
const ASKED_ALREADY = `${CONSENT_COOKIE}=${consentCookieValue(DISMISSED)}`

type Inside = { platform: Platform; tx: Database }

/** Which of the things that a run has found: by its address there. */
type Asked = { id: number; from: string }

/**
 * A page, article or production of another site in the look of this one, without its pictures. Nothing is stored.
 * @throws Problem 404 when the run has found no such thing or has moved it already
 */
export async function previewMoved(
  services: MoveInServices,
  viewer: Viewer,
  { id, from }: Asked,
  renderPage: RenderPage,
): Promise<RenderedPage> {
  const found = (await readMoveIn(services.platform, id))?.found
  if (!found) throw notFound()
  const document = found.documents.find(({ address }) => address === from)
  if (document) return previewDocument(services, viewer, document, renderPage)
  return previewProduction(services, viewer, { id, found, from }, renderPage)
}

async function previewDocument(
  services: MoveInServices,
  viewer: Viewer,
  { address, html, title }: FoundDocument,
  renderPage: RenderPage,
): Promise<RenderedPage> {
  const [text] = await readModules([{ address, html }])
  const nodes = (text?.nodes ?? []).filter(({ type }) => type !== 'image')
  const write = async ({ platform, tx }: Inside) => {
    const page = { title, slug: 'umzug-vorschau', parentId: null, description: '', isOnline: true, nodes }
    const { url } = await takeInPage(
      { services: { ...services, platform }, modules: services.modules, viewer, tx, invalidate: () => {} },
      page,
    )
    return url
  }
  return renderRolledBack(services.platform, renderPage, write, ASKED_ALREADY)
}

async function previewProduction(
  services: MoveInServices,
  viewer: Viewer,
  { id, found, from }: Asked & { found: FoundSite },
  renderPage: RenderPage,
): Promise<RenderedPage> {
  const { groups } = await newProgramme(services.platform.db, found)
  const group = groups.find(({ production }) => production?.address === from)
  if (!group) throw notFound()
  const [text] = await readModules([group])
  const write = ({ platform }: Inside) => {
    const run = { ...services, platform, id, viewer, isOnline: true }
    return moveProduction(run, { ...group, description: joinedText(text?.nodes ?? []), imageIds: [] }, found.name || group.title)
  }
  return renderRolledBack(services.platform, renderPage, write, ASKED_ALREADY)
}
