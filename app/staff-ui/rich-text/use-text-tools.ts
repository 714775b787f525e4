import { type Editor, useEditorState } from '@tiptap/react'
import { t } from '../../platform/i18n/i18n.ts'
import type { IconName } from '../Icon.tsx'
import type { LinkTarget } from '../links/LinkFinder.tsx'
import { linkAt } from './text-link.ts'

type TextTool = {
  label: string
  icon: IconName
  isPressed: boolean | undefined
  act: () => void
  /** the keys that do the same in the text */
  keys?: string
  /** whether it is the first of its kind */
  beginsGroup?: boolean
}

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
  return [
    { label: t('Bold'), icon: 'bold', keys: t('Ctrl B'), isPressed: marks.bold, act: () => run().toggleBold().run() },
    { label: t('Italic'), icon: 'italic', keys: t('Ctrl I'), isPressed: marks.italic, act: () => run().toggleItalic().run() },
    { label: t('Link'), icon: 'link', keys: t('Ctrl K'), isPressed: marks.link, act: () => askForLink(linkAt(editor)) },
    {
      label: t('Bulleted list'),
      icon: 'bulletList',
      keys: t('Ctrl Shift 8'),
      isPressed: marks.bulletList,
      act: () => run().toggleBulletList().run(),
      beginsGroup: true,
    },
    {
      label: t('Numbered list'),
      icon: 'orderedList',
      keys: t('Ctrl Shift 7'),
      isPressed: marks.orderedList,
      act: () => run().toggleOrderedList().run(),
    },
    {
      label: t('Align left'),
      icon: 'alignLeft',
      keys: t('Ctrl Shift L'),
      isPressed: !marks.center && !marks.right,
      act: () => run().unsetTextAlign().run(),
      beginsGroup: true,
    },
    {
      label: t('Align centre'),
      icon: 'alignCentre',
      keys: t('Ctrl Shift E'),
      isPressed: marks.center,
      act: () => run().setTextAlign('center').run(),
    },
    {
      label: t('Align right'),
      icon: 'alignRight',
      keys: t('Ctrl Shift R'),
      isPressed: marks.right,
      act: () => run().setTextAlign('right').run(),
    },
    { label: t('Undo'), icon: 'undo', keys: t('Ctrl Z'), isPressed: undefined, act: () => run().undo().run(), beginsGroup: true },
    { label: t('Redo'), icon: 'redo', keys: t('Ctrl Shift Z'), isPressed: undefined, act: () => run().redo().run() },
  ]
}
