import type { ContentNode } from '../../app/content/index.ts'
import type { RichText, RichTextBlock } from '../../app/platform/rich-text/rich-text.ts'
import { type ListType, numberText } from '../../app/staff-ui/rich-text/list-markers.ts'

/** A text as a reader sees it, a line for each paragraph, with the numbers and bullets of lists. */
export function shownText(text: RichText): string {
  return text.content.map((block) => shownBlock(block)).join('\n')
}

function shownBlock(block: RichTextBlock): string {
  if (block.type === 'blockquote') return block.content.map(shownBlock).join('\n')
  if (block.type === 'paragraph' || block.type === 'heading')
    return (block.content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join('')
  const { start = 1, type = '1' } = block.type === 'orderedList' ? (block.attrs ?? {}) : {}
  return block.content
    .map((item, index) => {
      const marker = block.type === 'bulletList' ? '•' : `${numberText(start + index, (type ?? '1') as ListType)}.`
      return `${marker} ${item.content.map(shownBlock).join('\n')}`
    })
    .join('\n')
}

/** All words of modules as a reader sees them, in their order. */
export function shownModules(nodes: ContentNode[]): string {
  return nodes.map(({ data }) => shownData(data)).join('\n')
}

function shownData(value: unknown): string {
  if (Array.isArray(value)) return value.map(shownData).filter(Boolean).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  if ('type' in value && value.type === 'doc') return shownText(value as RichText)
  return Object.entries(value)
    .map(([name, member]) => (typeof member === 'string' ? (WORDS.includes(name) ? member : '') : shownData(member)))
    .filter(Boolean)
    .join('\n')
}

/** Fields of modules that hold words; others hold ids and choices. */
const WORDS = ['content', 'caption', 'question', 'text']
