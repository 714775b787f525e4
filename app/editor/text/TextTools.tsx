import type { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { LanguageTool } from '../../staff-ui/rich-text/LanguageTool.tsx'
import { linkAt } from '../../staff-ui/rich-text/text-link.ts'
import { useLinkFinder } from '../../staff-ui/rich-text/use-link-finder.tsx'
import { useTextTools } from '../../staff-ui/rich-text/use-text-tools.ts'
import styles from '../strip/strip.module.css'

type Props = { editor: Editor; box: RefObject<HTMLElement | null>; onLeave: () => void; onDone: () => void }

/** The toolbar of the rich text being edited, in the strip under the bar: bold, italic, link, lists, alignment, undo, redo (A §5). */
export function TextTools({ editor, box, onLeave, onDone }: Props) {
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
        {tools.map(({ label, icon, keys, beginsGroup, isPressed, act }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            data-tip={keys ? `${label} (${keys})` : label}
            data-begins={beginsGroup || undefined}
            aria-pressed={isPressed}
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={(event) => event.key === 'Escape' && onDone()}
            onClick={act}
          >
            <Icon name={icon} />
          </button>
        ))}
        <LanguageTool editor={editor} />
        <button type="button" className={styles.leave} onClick={onDone}>
          {t('Done')}
        </button>
      </div>
      {finder}
    </>
  )
}
