import { CONSENT_COOKIE, consentCookieValue, DISMISSED } from '../consent/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { type RenderedPage, type RenderPage, renderRolledBack } from '../records/index.server.ts'
import type { FoundDocument, FoundSite } from './found-site.ts'
import { joinedText } from './joined-text.ts'
import { moveDocument } from './move-documents.server.ts'
import { newProgramme, picturesOf } from './move-groups.server.ts'
import type { MoveInRun, MoveInServices, MovePicture } from './move-in-services.ts'
import { moveProduction } from './move-programme.server.ts'
import { readModules } from './parse/parse-apart.server.ts'
import { partsOf, withPictures } from './pictured-text.server.ts'
import { picturesOnShow } from './pictures-on-show.server.ts'
import { readMoveIn } from './stored-move-ins.server.ts'

/** Nobody is asked about cookies beside the old page: what is looked at is the page. */
const ASKED_ALREADY = `${CONSENT_COOKIE}=${consentCookieValue(DISMISSED)}`

/** Which of the things that a run has found: by its address there. */
type Asked = { id: number; from: string }
/** Moves what was asked for as the run would. @returns its address here */
type MoveOne = (run: MoveInRun, mover: MovePicture) => Promise<string>

/**
 * A page, article, person or production (by one of its performances, too) of another site in the look of this one, its pictures
 * read from where they still are. Nothing is stored.
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
  const moveOne = document ? await documentMoved(document) : await productionMoved(services, found, from)
  const pictures = picturesOnShow(id)
  const write = ({ platform, tx }: { platform: Platform; tx: Database }) =>
    moveOne({ ...services, platform, id, viewer, isOnline: true }, pictures.moverIn(tx))
  const page = await renderRolledBack(services.platform, renderPage, write, ASKED_ALREADY)
  return { ...page, html: pictures.inPage(page.html) }
}

async function documentMoved(found: FoundDocument): Promise<MoveOne> {
  const [text] = await readModules([found])
  if (!text) throw new Problem(422, 'unreadable', t('Its text cannot be read.'))
  return async (run, mover) => {
    const { own, picture } = partsOf(found, text)
    const { nodes } = await withPictures(own, mover)
    const imageId = picture ? ((await mover(picture)) ?? null) : null
    return moveDocument(run, { found, nodes, imageId }, new Map())
  }
}

async function productionMoved({ platform }: MoveInServices, found: FoundSite, from: string): Promise<MoveOne> {
  const { groups } = await newProgramme(platform.db, found)
  const group = groups.find(
    ({ production, performances }) => production?.address === from || performances.some(({ address }) => address === from),
  )
  if (!group) throw notFound()
  const [text] = await readModules([group])
  return async (run, mover) => {
    const ready = { ...group, description: joinedText(text?.nodes ?? []), imageIds: await picturesOf(group, text, mover) }
    return moveProduction(run, ready, found.name || group.title)
  }
}
