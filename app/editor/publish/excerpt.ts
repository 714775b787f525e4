import type { TextPart } from '../../staff-ui/text-difference/text-difference.ts'

/** How many unchanged words are shown before and after a change. */
const CONTEXT_WORDS = 7
/** How many words of a long addition or removal are shown. */
const CHANGED_WORDS = 60
const GAP = ' … '

/**
 * Words that differ side by side as one removal and one addition: the spaces between them are read with them.
 */
function joinedChanges(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  let change = { removed: '', added: '' }
  const flush = () => {
    for (const kind of ['removed', 'added'] as const) if (change[kind].trim()) joined.push({ text: change[kind], kind })
    change = { removed: '', added: '' }
  }
  for (const [index, part] of parts.entries()) {
    const isBetween = part.kind === 'same' && part.text.trim() === '' && index > 0 && index < parts.length - 1
    if (part.kind !== 'same') change[part.kind] += part.text
    else if (isBetween) change = { removed: change.removed + part.text, added: change.added + part.text }
    else {
      flush()
      joined.push(part)
    }
  }
  flush()
  return joined
}

/** A text diff without the long stretches in which nothing differs, and with the beginnings of very long changes. */
export function excerpt(parts: readonly TextPart[]): TextPart[] {
  const joined = joinedChanges(parts)
  return joined.map((part, index) => {
    const words = part.text.match(/\s*\S+\s*/g) ?? []
    if (part.kind !== 'same') {
      return words.length > CHANGED_WORDS ? { ...part, text: `${words.slice(0, CHANGED_WORDS).join('').trimEnd()} …` } : part
    }
    const isFirst = index === 0
    const isLast = index === joined.length - 1
    const head = isFirst ? 0 : CONTEXT_WORDS
    const tail = isLast ? 0 : CONTEXT_WORDS
    // A gap is worth it only where it is shorter than what it stands for.
    if (words.length <= head + tail + 1) return part
    const start = words.slice(0, head).join('').trimEnd()
    const end = tail === 0 ? '' : words.slice(-tail).join('').trimStart()
    return { ...part, text: `${start}${start ? GAP.trimEnd() : GAP.trimStart()}${end ? `${start ? ' ' : ''}${end}` : ''}` }
  })
}
