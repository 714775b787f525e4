import { type ContentNode, Text, useIsEditing, useModuleData, useRoot } from '../../content/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './highlight-teaser.module.css'
import type { Highlight } from './load.server.ts'

export default function HighlightTeaserView({ node }: { node: ContentNode }) {
  const highlights = useModuleData<Highlight[]>(node) ?? []
  const root = useRoot(node)
  const isEditing = useIsEditing()
  if (highlights.length === 0 && !isEditing) return null
  return (
    <section {...root} className={styles.highlights}>
      <Text field="headline" as="h2" />
      <ul className={styles.posters}>
        {highlights.map((highlight) => (
          <li key={highlight.id} data-zweiklang={highlight.zweiklang}>
            <SmartLink to={highlight.url} className={styles.poster} prefetch="intent">
              {highlight.picture && <Picture picture={highlight.picture} sizes="(min-width: 64em) 25vw, 50vw" ratio="4 / 5" alt="" />}
              <h3>{highlight.title}</h3>
              <p>{highlight.subline}</p>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
