import { type Editor, useEditorState } from '@tiptap/react'
import { t } from '../../platform/i18n/i18n.ts'
import type { IconName } from '../Icon.tsx'
import type { LinkTarget } from '../links/LinkFinder.tsx'
import { linkAt } from './text-link.ts'
import { ANY_LEVEL_ABOVE, TOOLS_AFTER_LINK, TOOLS_BEFORE_LINK, type ToolDefinition } from './text-tools.ts'

type TextTool = {
  label: string
  icon: IconName
  /** its name, its keys, and why it cannot be used at the caret */
  tip: string
  isPressed: boolean | undefined
  isDisabled: boolean
  act: () => void
  beginsGroup: boolean
}

/**
 * The toolbar buttons of rich text, on a page and in a form.
 * @param askForLink opens the link dialog with the current target
 * @param text `levelAbove`: the level of the last heading above the text, on which the first one in it follows; `isInline`: it
 * has words alone, no headings, lists and quotes
 */
export function useTextTools(
  editor: Editor,
  askForLink: (current: LinkTarget) => void,
  { levelAbove = ANY_LEVEL_ABOVE, isInline = false }: { levelAbove?: number; isInline?: boolean } = {},
): TextTool[] {
  const link: ToolDefinition = {
    label: 'Link',
    icon: 'link',
    keys: 'Ctrl K',
    isPressed: (current) => current.isActive('link'),
    act: (current) => askForLink(linkAt(current)),
  }
  const tools = [...TOOLS_BEFORE_LINK, link, ...TOOLS_AFTER_LINK].filter(({ isBlock }) => !isInline || !isBlock)
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map(({ isPressed, reason }) => ({ isPressed: isPressed?.(current), reason: reason?.(current, levelAbove) })),
  })
  return tools.map(({ label, icon, keys, beginsGroup = false, act }, index) => {
    const { isPressed, reason } = states[index] ?? {}
    const name = keys ? `${t(label)} (${t(keys)})` : t(label)
    return {
      label: t(label),
      icon,
      beginsGroup,
      isPressed,
      isDisabled: reason !== undefined,
      tip: reason ? `${t(label)}: ${t(reason)}` : name,
      act: () => reason === undefined && act(editor),
    }
  })
}
