import type { Editor } from '@tiptap/react'
import type { RefObject } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useRect } from '../overlay/use-rect.ts'
import { LanguageTool } from './LanguageTool.tsx'
import { useLinkFinder } from './use-link-finder.tsx'
import { useTextTools } from './use-text-tools.ts'

const ABOVE_PX = 44
const BAR_PX = 48

type Props = { editor: Editor; box: RefObject<HTMLElement | null>; onLeave: () => void }

/** The tools of a text that is being typed, above it: bold, italic, link, lists, alignment, undo, redo (A §5). */
export function TextTools({ editor, box, onLeave }: Props) {
  const rect = useRect(box.current)
  const { ask, finder } = useLinkFinder(editor)
  const tools = useTextTools(editor, ask)
  if (!rect) return null
  return (
    <>
      <div
        className="text-tools"
        style={{ top: Math.max(BAR_PX, rect.top - ABOVE_PX), left: Math.max(8, rect.left) }}
        role="toolbar"
        aria-label={t('Text tools')}
        onBlur={({ currentTarget, relatedTarget }) => {
          const stays = currentTarget.contains(relatedTarget) || box.current?.contains(relatedTarget) || finder
          if (!stays) onLeave()
        }}
      >
        {tools.map(({ label, sign, isPressed, act }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={isPressed}
            data-sign={sign}
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={(event) => event.key === 'Escape' && onLeave()}
            onClick={act}
          >
            {sign}
          </button>
        ))}
        <LanguageTool editor={editor} />
      </div>
      {finder}
    </>
  )
}
