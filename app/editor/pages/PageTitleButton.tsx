import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { useOverlayRoot } from '../overlay/overlay-root.ts'
import { pageEdges } from '../overlay/page-edges.ts'
import { type Rect, useRect, watchLayout } from '../overlay/use-rect.ts'

const HEIGHT_PX = 32
const GAP_PX = 16
/** Room for the button's words, in pixels. */
const WIDTH_PX = 160

/**
 * At the title of a page, which its settings have: a button that changes it there, seen while the title is pointed at or Tab
 * leads to it. A press on the title itself does the same.
 */
export function PageTitleButton({ onOpen }: { onOpen: () => void }) {
  const overlay = useOverlayRoot()
  const title = usePageTitle()
  const rect = useRect(title)
  const isPointed = usePointedTitle(title, overlay, onOpen)
  if (!overlay || !title || !rect) return null
  const page = pageEdges()
  const { top, left } = placeBeside(title, rect, page)
  return createPortal(
    <button
      type="button"
      className="own-part"
      data-resting={!isPointed || undefined}
      data-away={top < page.top || top > window.innerHeight || undefined}
      style={{ top, left }}
      onFocus={() => title.scrollIntoView({ block: 'nearest' })}
      onClick={onOpen}
    >
      <Icon name="pencil" /> {t('Change title…')}
    </button>,
    overlay,
  )
}

/** The title above the page, which is another element on another page; undefined where none is to be seen. */
function usePageTitle(): HTMLElement | undefined {
  const [title, setTitle] = useState<HTMLElement>()
  useEffect(() => {
    const find = () => setTitle(document.querySelector<HTMLElement>(':is([data-page-header], [data-magazine-headline]) h1') ?? undefined)
    find()
    return watchLayout(find)
  }, [])
  return title
}

/** Whether the pointer is at the title or at the button beside it; a press on the title is the button's. */
function usePointedTitle(title: HTMLElement | undefined, overlay: ShadowRoot | null, onOpen: () => void): boolean {
  const [isPointed, setPointed] = useState(false)
  const press = useEffectEvent(onOpen)
  useEffect(() => {
    if (!title) return
    const over = ({ target }: PointerEvent) =>
      setPointed((before) => (target instanceof Node && title.contains(target)) || (before && target === overlay?.host))
    const click = () => press()
    window.addEventListener('pointerover', over)
    title.addEventListener('click', click)
    title.style.setProperty('cursor', 'pointer')
    return () => {
      window.removeEventListener('pointerover', over)
      title.removeEventListener('click', click)
      title.style.removeProperty('cursor')
    }
  }, [title, overlay])
  return isPointed
}

/** Behind the last line of the title, within what is seen of the page. */
function placeBeside(title: HTMLElement, rect: Rect, page: { right: number }): { top: number; left: number } {
  const words = document.createRange()
  words.selectNodeContents(title)
  const last = [...words.getClientRects()].at(-1)
  const right = last?.right ?? rect.left + rect.width
  const middle = last ? (last.top + last.bottom) / 2 : rect.top + rect.height / 2
  return { top: middle - HEIGHT_PX / 2, left: Math.min(right + GAP_PX, page.right - WIDTH_PX) }
}
