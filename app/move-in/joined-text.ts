import type { ContentNode } from '../content/index.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'

/** The words among modules as one text; null for none. */
export function joinedText(nodes: readonly ContentNode[]): RichText | null {
  const content = nodes.flatMap(({ type, data }): RichText['content'] => {
    if (type === 'headline') return [heading(String(data.content))]
    if (type === 'faq') return (data.items as Question[]).flatMap(({ question, answer }) => [heading(question), ...answer.content])
    return type === 'text' ? (data.content as RichText).content : []
  })
  return content.length > 0 ? { type: 'doc', content } : null
}

type Question = { question: string; answer: RichText }

function heading(text: string): RichText['content'][number] {
  return { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] }
}
