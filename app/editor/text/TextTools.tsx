import type { Editor } from '@tiptap/react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { LanguageTool } from '../../staff-ui/rich-text/LanguageTool.tsx'
import { linkAt } from '../../staff-ui/rich-text/text-link.ts'
import { useLinkFinder } from '../../staff-ui/rich-text/use-link-finder.tsx'
import { useTextTools } from '../../staff-ui/rich-text/use-text-tools.ts'
import { startComment } from '../comments/comment-anchor.ts'
import { useSession } from '../session/session-context.ts'
import styles from '../strip/strip.module.css'

import { headingLevelAbove } from './heading-level-above.ts'

type Props = {
  editor: Editor
  box: RefObject<HTMLElement | null>
  /** whether the text has words alone, no headings, lists and quotes */
  isInline: boolean
  /** further tools of where the text stands */
  children?: ReactNode
  onLeave: () => void
  onDone: () => void
}

/** The toolbar of the rich text being edited, in the strip under the bar (A §5 and decision 0074). */
export function TextTools({ editor, box, isInline, children, onLeave, onDone }: Props) {
  const session = useSession()
  const { ask, finder } = useLinkFinder(editor)
  const [levelAbove] = useState(() => headingLevelAbove(editor.view.dom))
  const tools = useTextTools(editor, ask, { levelAbove, isInline })
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
  return (
    <>
      <div
        className={styles.tools}
        role="toolbar"
        data-text-tools
        aria-label={t('Text formatting')}
        onBlur={({ currentTarget, relatedTarget }) => {
          const stays = currentTarget.contains(relatedTarget) || box.current?.contains(relatedTarget) || finder
          if (!stays) onLeave()
        }}
      >
        {tools.map(({ label, icon, tip, beginsGroup, isPressed, isDisabled, act }) => (
          <button
            key={label}
            type="button"
            aria-label={isDisabled ? tip : label}
            data-tip={tip}
            data-begins={beginsGroup || undefined}
            aria-pressed={isPressed}
            aria-disabled={isDisabled || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={(event) => event.key === 'Escape' && onDone()}
            onClick={act}
          >
            <Icon name={icon} />
          </button>
        ))}
        <LanguageTool editor={editor} />
        {children}
        <button
          type="button"
          aria-label={t('Comment on the selected words')}
          data-tip={`${t('Comment on the selected words')} (${t('Alt K')})`}
          data-begins
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
          onClick={() => startComment(session)}
        >
          <Icon name="addComment" />
        </button>
        <button type="button" className={styles.leave} onClick={onDone}>
          {t('Done')}
        </button>
      </div>
      {finder}
    </>
  )
}
