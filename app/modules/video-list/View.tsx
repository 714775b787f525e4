import { type ContentNode, Text, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import blocks from '../block.module.css'
import { Unfinished } from '../Unfinished.tsx'
import { Film } from '../video/Film.tsx'
import styles from './video-list.module.css'

export default function VideoListView({ node }: { node: ContentNode }) {
  const films = (node.data.items ?? []) as Record<string, unknown>[]
  return (
    <section {...useRoot(node)} className={`${blocks.block} ${blocks.stack}`}>
      <Text field="headline" as="h2" />
      {films.length === 0 && <Unfinished>{t('YouTube or Vimeo videos go here.')}</Unfinished>}
      <ul className={styles.films}>
        {films.map((film, index) => (
          <li key={String(film.id ?? index)}>
            <Film film={film} prefix={`items.${index}.`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
