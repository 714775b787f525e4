import {
  announcementHtml,
  type HouseHeader,
  isUsualHeader,
  type LayoutData,
  OWN_HEADER_SHEET,
  type ShownFooterPart,
} from '../../site/index.ts'
import { whenAlive } from './when-alive.ts'

/** What a draft says of header and footer. */
export type DraftOfFrame = { header: HouseHeader; footerParts: ShownFooterPart[] }

/** The router of a page of the site, by the name under which it keeps itself there. */
type RouterOfPage = {
  state: { loaderData: { root?: { frame?: LayoutData } } }
  /** How its developers' tools put data in the place of those of the loaders. */
  _internalSetStateDoNotUseOrYouWillBreakYourApp: (state: { loaderData: object }) => void
}
type Page = Window & typeof globalThis & { __reactRouterDataRouter?: RouterOfPage; storedFrame?: LayoutData }

/**
 * Has a page of the site draw its header and footer as they are in a draft: it is given other data of its frame, so that all of it
 * is drawn by the components that draw it for visitors. It waits until the page has come to life.
 * @returns stops waiting
 */
export function drawFrame(page: Page, draft: DraftOfFrame): () => void {
  return whenAlive(page, () => {
    const router = page.__reactRouterDataRouter
    const { loaderData } = router?.state ?? {}
    if (!router || !loaderData?.root?.frame) return
    page.storedFrame ??= loaderData.root.frame
    const frame = frameInDraft(page.storedFrame, draft)
    if (JSON.stringify(frame) === JSON.stringify(loaderData.root.frame)) return
    if (frame.header) linkSheet(page.document)
    router._internalSetStateDoNotUseOrYouWillBreakYourApp({ loaderData: { ...loaderData, root: { ...loaderData.root, frame } } })
  })
}

/** The data of the frame with those of a draft in their place. */
function frameInDraft({ header: stored, ...frame }: LayoutData, { header, footerParts }: DraftOfFrame): LayoutData {
  const own = frame.html.header.slice(stored ? announcementHtml(stored).length : 0)
  return {
    ...frame,
    ...(isUsualHeader(header) ? {} : { header }),
    html: { ...frame.html, header: announcementHtml(header) + own },
    footerParts,
  }
}

function linkSheet(page: Document): void {
  if (page.querySelector(`link[href="${OWN_HEADER_SHEET}"]`)) return
  page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href: OWN_HEADER_SHEET }))
}
