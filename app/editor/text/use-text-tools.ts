import { type Editor, useEditorState } from '@tiptap/react'
import { t } from '../../platform/i18n/i18n.ts'
import type { LinkTarget } from '../links/LinkFinder.tsx'
import { linkAt } from './text-link.ts'

type TextTool = { label: string; sign: string; isPressed: boolean | undefined; act: () => void }

/**
 * The tools of running text, on a page and in a form: bold, italic, link, lists, alignment, undo, redo (A §5).
 * @param askForLink opens what finds where a link leads
 */
export function useTextTools(editor: Editor, askForLink: (given: LinkTarget) => void): TextTool[] {
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
  const tools: [label: string, sign: string, isPressed: boolean | undefined, act: () => void][] = [
    [t('Bold'), 'F', marks.bold, () => run().toggleBold().run()],
    [t('Italic'), 'K', marks.italic, () => run().toggleItalic().run()],
    [t('Link'), 'Link', marks.link, () => askForLink(linkAt(editor))],
    [t('Bulleted list'), '–', marks.bulletList, () => run().toggleBulletList().run()],
    [t('Numbered list'), '№', marks.orderedList, () => run().toggleOrderedList().run()],
    [t('Align left'), '⇤', !marks.center && !marks.right, () => run().unsetTextAlign().run()],
    [t('Align centre'), '⇔', marks.center, () => run().setTextAlign('center').run()],
    [t('Align right'), '⇥', marks.right, () => run().setTextAlign('right').run()],
    [t('Undo'), '↶', undefined, () => run().undo().run()],
    [t('Redo'), '↷', undefined, () => run().redo().run()],
  ]
  return tools.map(([label, sign, isPressed, act]) => ({ label, sign, isPressed, act }))
}
