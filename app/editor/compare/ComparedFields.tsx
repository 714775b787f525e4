import { type ContentNode, type Editing, fieldValue, placeholderText, sameJson } from '../../content/index.ts'
import { mapTextBlocks, type TextBlock } from '../../platform/rich-text/blocks.ts'
import type { RichText, RichTextInline } from '../../platform/rich-text/rich-text.ts'
import { MarkedText } from '../../staff-ui/text-difference/MarkedText.tsx'
import markStyles from '../../staff-ui/text-difference/marked-text.module.css'
import { textDifference } from '../../staff-ui/text-difference/text-difference.ts'
import { RichTextView } from '../../ui/RichTextView.tsx'
import { useCompared, useDrawn } from './compare-context.ts'
import { olderValue } from './field-changes.ts'
import { type RichDifference, richDifference } from './rich-difference.ts'

/** The value of a field before, where its module is in both states and the field differs. */
function useOlder(node: ContentNode, field: string): { isChanged: boolean; older: unknown } {
  const { olderNode, node: newerNode } = useCompared()
  const older = newerNode(node.id) && olderNode(node.id)
  // A field of the same name holds something else in a module of another type.
  if (older?.type !== node.type) return { isChanged: false, older: undefined }
  const value = olderValue(older.data, node.data, field)
  return { isChanged: !sameJson(value ?? '', fieldValue(node.data, field) ?? ''), older: value }
}

/** A text of a compared page, with its changed words marked. */
export function ComparedText({ node, field, as: Tag, className, instead }: React.ComponentProps<Editing['Text']>) {
  const { isChanged, older } = useOlder(node, field)
  useDrawn(node.id, field, isChanged)
  const value = fieldValue(node.data, field)
  if (isChanged) {
    return (
      <Tag className={className}>
        <MarkedText parts={textDifference(String(older ?? ''), String(value ?? ''))} />
      </Tag>
    )
  }
  return value || instead ? <Tag className={className}>{value ? String(value) : placeholderText(instead)}</Tag> : null
}

/** A rich text of a compared page, with its changed words marked. */
export function ComparedRich({ node, field, className }: React.ComponentProps<Editing['Rich']>) {
  const { isChanged, older } = useOlder(node, field)
  const value = fieldValue(node.data, field) as RichText | undefined
  const difference = isChanged ? richDifference(older as RichText | undefined, value) : undefined
  // Where only the alignment differs there are no words to mark.
  useDrawn(node.id, field, (difference?.marks.size ?? 0) > 0)
  const text = difference ? withMarks(difference) : value
  if (!text?.content?.length) return null
  return (
    <div className={className}>
      <RichTextView text={text} />
    </div>
  )
}

/** The union as a text whose marked words are elements, which `RichTextView` draws like any other words. */
function withMarks({ text, marks }: RichDifference): RichText {
  const inline = (part: RichTextInline): RichTextInline => {
    const kind = marks.get(part)
    if (!kind || part.type !== 'text') return part
    const Mark = kind === 'added' ? 'ins' : 'del'
    return { ...part, text: (<Mark className={markStyles[kind]}>{part.text}</Mark>) as unknown as string }
  }
  const marked = (block: TextBlock): TextBlock => ({ ...block, content: (block.content ?? []).map(inline) })
  return { ...text, content: text.content.map((block) => mapTextBlocks(block, marked)) }
}
