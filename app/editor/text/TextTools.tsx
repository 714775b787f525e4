import type { Editor } from '@tiptap/react'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { LanguageTool } from '../../staff-ui/rich-text/LanguageTool.tsx'
import { linkAt } from '../../staff-ui/rich-text/text-link.ts'
import { useLinkFinder } from '../../staff-ui/rich-text/use-link-finder.tsx'
import { useTextTools } from '../../staff-ui/rich-text/use-text-tools.ts'
import { useStickyHeaderEnd } from '../overlay/sticky-header.ts'
import { type Rect, useRect } from '../overlay/use-rect.ts'

/** Height of the text toolbar and of the module's tools, above which it is placed. */
const ABOVE_PX = 44 + 36
const BAR_PX = 48

type Props = { editor: Editor; box: RefObject<HTMLElement | null>; onLeave: () => void; onDone: () => void }

/** The toolbar of the rich text being edited: bold, italic, link, lists, alignment, undo, redo (A §5). */
export function TextTools({ editor, box, onLeave, onDone }: Props) {
  const rect = useRect(box.current)
  const head = useStickyHeaderEnd()
  const { ask, finder } = useLinkFinder(editor)
  const tools = useTextTools(editor, ask)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    ask(linkAt(editor))
  })
  useEffect(() => {
    const text = box.current
    const listen = (event: KeyboardEvent) => onKey(event)
    text?.addEventListener('keydown', listen)
    return () => text?.removeEventListener('keydown', listen)
  }, [box])
  if (!rect) return null
  return (
    <>
      <div
        className="text-tools"
        style={placeFor(rect, head)}
        role="toolbar"
        aria-label={t('Text formatting')}
        onBlur={({ currentTarget, relatedTarget }) => {
          const stays = currentTarget.contains(relatedTarget) || box.current?.contains(relatedTarget) || finder
          if (!stays) onLeave()
        }}
      >
        {tools.map(({ label, icon, isPressed, act }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={isPressed}
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={(event) => event.key === 'Escape' && onDone()}
            onClick={act}
          >
            <Icon name={icon} />
          </button>
        ))}
        <LanguageTool editor={editor} />
        <button type="button" className="leave" onClick={onDone}>
          {t('Done')}
        </button>
      </div>
      {finder}
    </>
  )
}

/** Above the text; at the top of the window, where the module's tools are inside its outline, next to them. */
function placeFor({ top, left }: Rect, head: number): CSSProperties {
  return top - ABOVE_PX < head ? { top: BAR_PX, right: 8 } : { top: top - ABOVE_PX, left: Math.max(8, left) }
}
