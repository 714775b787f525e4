import type { Editor } from '@tiptap/core'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { TEXT_HEADING_LEVELS, type TextHeadingLevel } from '../../platform/rich-text/rich-text.ts'
import type { IconName } from '../Icon.tsx'
import { clearFormatting } from './clear-formatting.ts'
import { headingBefore, toggleQuote } from './heading-and-quote.ts'
import { SOFT_HYPHEN } from './soft-hyphen.ts'

/** A tool of rich text. */
export type ToolDefinition = {
  label: Label
  icon: IconName
  /** the keys that do the same in the text */
  keys?: Label
  /** whether it is the first of its kind */
  beginsGroup?: boolean
  /** whether it makes something else of a paragraph, which only texts of their own have */
  isBlock?: boolean
  /** whether what it sets is set at the caret; for a tool that sets nothing there is none */
  isPressed?: (editor: Editor) => boolean
  /** a sentence that says why it cannot be used at the caret */
  reason?: (editor: Editor, levelAbove: number) => Label | undefined
  act: (editor: Editor) => void
}

/** A command after which the text has the focus, where it was scrolled to. */
const run = (editor: Editor) => editor.chain().focus(undefined, { scrollIntoView: false })

const INLINE: ToolDefinition[] = [
  {
    label: 'Bold',
    icon: 'bold',
    keys: 'Ctrl B',
    isPressed: (editor) => editor.isActive('bold'),
    act: (editor) => run(editor).toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: 'italic',
    keys: 'Ctrl I',
    isPressed: (editor) => editor.isActive('italic'),
    act: (editor) => run(editor).toggleItalic().run(),
  },
]

const SCRIPTS: ToolDefinition[] = [
  {
    label: 'Superscript',
    icon: 'superscript',
    keys: 'Ctrl .',
    isPressed: (editor) => editor.isActive('superscript'),
    act: (editor) => run(editor).toggleMark('superscript').run(),
  },
  {
    label: 'Subscript',
    icon: 'subscript',
    keys: 'Ctrl ,',
    isPressed: (editor) => editor.isActive('subscript'),
    act: (editor) => run(editor).toggleMark('subscript').run(),
  },
  {
    label: 'Soft hyphen',
    icon: 'softHyphen',
    keys: 'Ctrl Shift H',
    act: (editor) =>
      run(editor)
        .command(({ tr }) => Boolean(tr.insertText(SOFT_HYPHEN)))
        .run(),
  },
]

const BLOCKS: ToolDefinition[] = [
  headingTool(3, 'Heading in the text', 'heading3', 'Ctrl Shift 3'),
  headingTool(4, 'Small heading in the text', 'heading4', 'Ctrl Shift 4'),
  {
    label: 'Quote',
    icon: 'quote',
    keys: 'Ctrl Shift B',
    isPressed: (editor) => editor.isActive('blockquote'),
    act: (editor) => run(editor).command(toggleQuote).run(),
  },
  {
    label: 'Bulleted list',
    icon: 'bulletList',
    keys: 'Ctrl Shift 8',
    isPressed: (editor) => editor.isActive('bulletList'),
    act: (editor) => run(editor).toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: 'orderedList',
    keys: 'Ctrl Shift 7',
    isPressed: (editor) => editor.isActive('orderedList'),
    act: (editor) => run(editor).toggleOrderedList().run(),
  },
]

const isCentred = (editor: Editor) => editor.isActive({ textAlign: 'center' })
const isRight = (editor: Editor) => editor.isActive({ textAlign: 'right' })

const ALIGNMENTS: ToolDefinition[] = [
  {
    label: 'Align left',
    icon: 'alignLeft',
    keys: 'Ctrl Shift L',
    isPressed: (editor) => !isCentred(editor) && !isRight(editor),
    act: (editor) => run(editor).unsetTextAlign().run(),
  },
  {
    label: 'Align centre',
    icon: 'alignCentre',
    keys: 'Ctrl Shift E',
    isPressed: isCentred,
    act: (editor) => run(editor).setTextAlign('center').run(),
  },
  {
    label: 'Align right',
    icon: 'alignRight',
    keys: 'Ctrl Shift R',
    isPressed: isRight,
    act: (editor) => run(editor).setTextAlign('right').run(),
  },
]

const STEPS: ToolDefinition[] = [
  {
    label: 'Clear formatting',
    icon: 'clear',
    keys: 'Ctrl Space',
    act: (editor) => run(editor).command(clearFormatting).run(),
  },
  { label: 'Undo', icon: 'undo', keys: 'Ctrl Z', act: (editor) => run(editor).undo().run() },
  { label: 'Redo', icon: 'redo', keys: 'Ctrl Shift Z', act: (editor) => run(editor).redo().run() },
]

function headingTool(level: TextHeadingLevel, label: Label, icon: IconName, keys: Label): ToolDefinition {
  const isPressed = (editor: Editor) => editor.isActive('heading', { level })
  return {
    label,
    icon,
    keys,
    isPressed,
    reason: (editor, levelAbove) => {
      const isNext = level <= (headingBefore(editor.state.selection) ?? levelAbove) + 1
      return isNext || isPressed(editor) ? undefined : REASONS[level]
    },
    act: (editor) => run(editor).toggleHeading({ level }).run(),
  }
}

/** Why a heading of a level cannot stand here: screen readers announce levels, and none may be left out (WCAG 1.3.1). */
const REASONS: Record<TextHeadingLevel, Label> = {
  3: 'first add a heading module above',
  4: 'only below a heading in the text',
}

/** The tools of rich text in groups, before and after the link's (A §5 and decision 0074). */
export const TOOLS_BEFORE_LINK = INLINE
export const TOOLS_AFTER_LINK = [SCRIPTS, BLOCKS.map((tool) => ({ ...tool, isBlock: true })), ALIGNMENTS, STEPS].flatMap((group, index) =>
  group.map((tool, position) => (position === 0 && index > 0 ? { ...tool, beginsGroup: true } : tool)),
)

/** The level that headings in a text may follow where nothing is known of what stands above it. */
export const ANY_LEVEL_ABOVE = TEXT_HEADING_LEVELS[0] - 1
