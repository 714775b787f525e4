import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { overlayRoot } from '../overlay/overlay-root.ts'
import { pageEdges } from '../overlay/page-edges.ts'
import { useRect } from '../overlay/use-rect.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { type GeneratedPart, generatedPartAt } from './origin-at.ts'

const HEIGHT_PX = 28

/**
 * Says of the generated part at the pointer or the focus where it comes from, with a link that edits it there. By keyboard,
 * Enter on a link of the part leads to that one, and Esc back.
 */
export function OriginChip({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const chip = useRef<HTMLAnchorElement>(null)
  const [part, setPart] = useState<GeneratedPart>()
  const rect = useRect(part?.element)
  const { selected } = useSessionState(session, 'selected')
  useEffect(() => {
    const show = (target: EventTarget | null) => setPart((before) => sameIfEqual(before, generatedPartAt(target, session)))
    const over = ({ target }: PointerEvent) => {
      // On the way to the chip the part stays what it was.
      if (target instanceof Element && target === overlayRoot()?.host) return
      show(target instanceof Node && root.contains(target) ? target : null)
    }
    const focus = ({ target }: FocusEvent) => show(target)
    // A click of a key, on a link that leads nowhere while editing.
    const click = ({ target, detail }: MouseEvent) => {
      if (detail === 0 && target instanceof Element && target.closest('a')) chip.current?.focus()
    }
    window.addEventListener('pointerover', over)
    root.addEventListener('focusin', focus)
    root.addEventListener('click', click)
    return () => {
      window.removeEventListener('pointerover', over)
      root.removeEventListener('focusin', focus)
      root.removeEventListener('click', click)
    }
  }, [root, session])
  // The tab of a module that is selected says it itself.
  if (!part?.element.isConnected || !rect || part.element.dataset.node === (selected?.nodeId ?? '')) return null
  const page = pageEdges()
  // Above the part, so that it covers nothing of it; at the edge of the page it goes with what is seen of the part.
  const top = Math.max(page.top, rect.top - HEIGHT_PX)
  if (top > rect.top + rect.height || top > window.innerHeight) return null
  return (
    <>
      <div className="outline generated" style={rect} />
      <a
        ref={chip}
        className="origin"
        href={part.url}
        style={{ top, right: Math.max(8, window.innerWidth - Math.min(rect.left + rect.width, page.right)) }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          part.element.querySelector<HTMLElement>('a')?.focus()
        }}
      >
        {t('From “{title}”', { title: part.title })}
        <span>
          <Icon name="pencil" /> {part.isForm ? t('Edit in form') : t('Edit there')}
        </span>
      </a>
    </>
  )
}

function sameIfEqual(before: GeneratedPart | undefined, next: GeneratedPart | undefined): GeneratedPart | undefined {
  return before && next && before.element === next.element && before.url === next.url ? before : next
}
