import type { TextPart } from '../compare/differences.ts'

/** How many unchanged words are shown before and after a change. */
const CONTEXT_WORDS = 7
/** How many words of a long addition or removal are shown. */
const CHANGED_WORDS = 60
const GAP = ' … '

/** A text diff without the long stretches in which nothing differs, and with the beginnings of very long changes. */
export function excerpt(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, index) => {
    const words = part.text.match(/\s*\S+\s*/g) ?? []
    if (part.kind !== 'same') {
      return words.length > CHANGED_WORDS ? { ...part, text: `${words.slice(0, CHANGED_WORDS).join('').trimEnd()} …` } : part
    }
    const isFirst = index === 0
    const isLast = index === parts.length - 1
    const head = isFirst ? 0 : CONTEXT_WORDS
    const tail = isLast ? 0 : CONTEXT_WORDS
    // A gap is worth it only where it is shorter than what it stands for.
    if (words.length <= head + tail + 1) return part
    const start = words.slice(0, head).join('').trimEnd()
    const end = tail === 0 ? '' : words.slice(-tail).join('').trimStart()
    return { ...part, text: `${start}${start ? GAP.trimEnd() : GAP.trimStart()}${end ? `${start ? ' ' : ''}${end}` : ''}` }
  })
}
