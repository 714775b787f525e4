import styles from './marked-text.module.css'
import type { TextPart } from './text-difference.ts'

/** A text with its additions and removals marked visually and semantically. */
export function MarkedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, kind }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else to be known by
    if (kind === 'same') return <span key={index}>{text}</span>
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else to be known by
      <Mark key={index} className={styles[kind]}>
        {text}
      </Mark>
    )
  })
}
