import {
  announcementHtml,
  type HouseHeader,
  isUsualHeader,
  type LayoutData,
  OWN_HEADER_SHEET,
  type ShownFooterPart,
} from '../../site/index.ts'

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
  return onceAlive(page, (router, stored) => {
    const { loaderData } = router.state
    page.storedFrame ??= stored
    const frame = frameInDraft(page.storedFrame, draft)
    if (JSON.stringify(frame) === JSON.stringify(stored)) return
    if (frame.header) linkSheet(page.document)
    router._internalSetStateDoNotUseOrYouWillBreakYourApp({ loaderData: { ...loaderData, root: { ...loaderData.root, frame } } })
  })
}

/**
 * Does something to a page of the site once it has come to life: what is done to it before, React would take for a fault of
 * the server's HTML and draw anew.
 * @returns stops waiting
 */
export function onceAlive(page: Page, act: (router: RouterOfPage, frame: LayoutData) => void): () => void {
  let waiting = 0
  const attempt = () => {
    const router = page.__reactRouterDataRouter
    const frame = router?.state.loaderData?.root?.frame
    if (router && frame && !page.wake) act(router, frame)
    else waiting = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(waiting)
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
