import { type Editor, useEditorState } from '@tiptap/react'
import { t } from '../../platform/i18n/i18n.ts'
import type { IconName } from '../Icon.tsx'
import type { LinkTarget } from '../links/LinkFinder.tsx'
import { linkAt } from './text-link.ts'

type TextTool = { label: string; icon: IconName; isPressed: boolean | undefined; act: () => void }

/**
 * The toolbar buttons of rich text, on a page and in a form: bold, italic, link, lists, alignment, undo, redo (A §5).
 * @param askForLink opens the link dialog with the current target
 */
export function useTextTools(editor: Editor, askForLink: (current: LinkTarget) => void): TextTool[] {
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
  const tools: [label: string, icon: IconName, isPressed: boolean | undefined, act: () => void][] = [
    [t('Bold'), 'bold', marks.bold, () => run().toggleBold().run()],
    [t('Italic'), 'italic', marks.italic, () => run().toggleItalic().run()],
    [t('Link'), 'link', marks.link, () => askForLink(linkAt(editor))],
    [t('Bulleted list'), 'bulletList', marks.bulletList, () => run().toggleBulletList().run()],
    [t('Numbered list'), 'orderedList', marks.orderedList, () => run().toggleOrderedList().run()],
    [t('Align left'), 'alignLeft', !marks.center && !marks.right, () => run().unsetTextAlign().run()],
    [t('Align centre'), 'alignCentre', marks.center, () => run().setTextAlign('center').run()],
    [t('Align right'), 'alignRight', marks.right, () => run().setTextAlign('right').run()],
    [t('Undo'), 'undo', undefined, () => run().undo().run()],
    [t('Redo'), 'redo', undefined, () => run().redo().run()],
  ]
  return tools.map(([label, icon, isPressed, act]) => ({ label, icon, isPressed, act }))
}
