import { type Editor, useEditorState } from '@tiptap/react'
import { type RefObject, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { LinkFinder, type LinkTarget } from '../links/LinkFinder.tsx'
import { useRect } from '../overlay/use-rect.ts'

const ABOVE_PX = 44
const BAR_PX = 48

type Props = { editor: Editor; box: RefObject<HTMLElement | null>; onLeave: () => void }

/** The tools of a text that is being typed, above it: bold, italic, link, lists, alignment, undo, redo (A §5). */
export function TextTools({ editor, box, onLeave }: Props) {
  const rect = useRect(box.current)
  const [link, setLink] = useState<LinkTarget>()
  const marks = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      link: current.isActive('link'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      center: current.isActive({ textAlign: 'center' }),
      right: current.isActive({ textAlign: 'right' }),
    }),
  })
  const run = () => editor.chain().focus(undefined, { scrollIntoView: false })
  const tools: [label: string, sign: string, pressed: boolean | undefined, act: () => void][] = [
    [t('Bold'), 'F', marks.bold, () => run().toggleBold().run()],
    [t('Italic'), 'K', marks.italic, () => run().toggleItalic().run()],
    [t('Link'), 'Link', marks.link, () => setLink(linkAt(editor))],
    [t('Bulleted list'), '–', marks.bulletList, () => run().toggleBulletList().run()],
    [t('Numbered list'), '№', marks.orderedList, () => run().toggleOrderedList().run()],
    [t('Align left'), '⇤', !marks.center && !marks.right, () => run().unsetTextAlign().run()],
    [t('Align centre'), '⇔', marks.center, () => run().setTextAlign('center').run()],
    [t('Align right'), '⇥', marks.right, () => run().setTextAlign('right').run()],
    [t('Undo'), '↶', undefined, () => run().undo().run()],
    [t('Redo'), '↷', undefined, () => run().redo().run()],
  ]
  function leaveFinder() {
    setLink(undefined)
    // The finder keeps the focus until it is gone.
    requestAnimationFrame(() => editor.isDestroyed || editor.commands.focus(undefined, { scrollIntoView: false }))
  }
  if (!rect) return null
  return (
    <>
      <div
        className="text-tools"
        style={{ top: Math.max(BAR_PX, rect.top - ABOVE_PX), left: Math.max(8, rect.left) }}
        role="toolbar"
        aria-label={t('Text tools')}
        onBlur={({ currentTarget, relatedTarget }) => {
          const stays = currentTarget.contains(relatedTarget) || box.current?.contains(relatedTarget) || link
          if (!stays) onLeave()
        }}
      >
        {tools.map(([label, sign, pressed, act]) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={pressed}
            data-sign={sign}
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={(event) => event.key === 'Escape' && onLeave()}
            onClick={act}
          >
            {sign}
          </button>
        ))}
      </div>
      {link && (
        <LinkFinder
          given={link}
          onPick={(target) => {
            putLink(editor, target)
            leaveFinder()
          }}
          onClose={leaveFinder}
        />
      )}
    </>
  )
}

function linkAt(editor: Editor): LinkTarget {
  const { href, target } = editor.getAttributes('link')
  return { address: typeof href === 'string' ? href : '', newWindow: target === '_blank' }
}

/** Makes the selection a link, or the address itself where nothing is selected; an empty address takes the link away. */
function putLink(editor: Editor, { address, newWindow }: LinkTarget): void {
  const chain = editor.chain().focus(undefined, { scrollIntoView: false }).extendMarkRange('link')
  if (address === '') {
    chain.unsetLink().run()
    return
  }
  const attributes = { href: address, ...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : { target: null, rel: null }) }
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  if (isBare) chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: attributes }] }).run()
  else chain.setLink(attributes).run()
}
