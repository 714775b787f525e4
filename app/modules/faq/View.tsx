import type { CSSProperties, KeyboardEvent } from 'react'
import { type ContentNode, RichField, Text, useIsEditing, useRoot } from '../../content/index.ts'
import { FAQ_ITEM_DELAY_MS } from '../constants.ts'
import styles from './faq.module.css'

export default function FaqView({ node }: { node: ContentNode }) {
  const items = (node.data.items ?? []) as { id?: string }[]
  const isEditing = useIsEditing()
  return (
    <section {...useRoot(node)} className={styles.faq} style={{ '--item-time': `${FAQ_ITEM_DELAY_MS}ms` } as CSSProperties}>
      <Text field="headline" as="h2" />
      <div className={styles.items}>
        {items.map((item, index) => (
          <details key={item.id ?? index} className={styles.item}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
            <summary className={styles.question} onKeyUp={isEditing ? keepOpen : undefined}>
              <Text field={`items.${index}.question`} as="span" />
            </summary>
            <RichField field={`items.${index}.answer`} className={styles.answer} />
          </details>
        ))}
      </div>
    </section>
  )
}

/** A space typed into a question must not close it. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault()
}
