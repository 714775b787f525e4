import { type ContentNode, RichField, useIsEditing } from '../content/index.ts'
import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import blocks from './block.module.css'
import styles from './Transcript.module.css'

/** The collapsed transcript of a film or recording, for those who cannot hear or see it. */
export function Transcript({ node, label }: { node: ContentNode; label: string }) {
  const isEditing = useIsEditing()
  const isThere = plainTextOf(node.data.transcript as RichText | undefined).trim() !== ''
  if (!isThere && !isEditing) return null
  return (
    <details className={`${blocks.disclosure} ${styles.words}`} open={isEditing || undefined}>
      <summary>{label}</summary>
      <RichField field="transcript" className={styles.transcript} />
    </details>
  )
}
