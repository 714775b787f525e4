import type { ContentNode } from '../../content/index.ts'
import { Text } from '../../content/index.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './link.module.css'

export function LinkView({ node }: { node: ContentNode }) {
  const { link, extra_class: look, open_new_window: newWindow, anchor } = node.data
  return (
    <p className={styles.link} id={String(anchor ?? '') || undefined} data-node={node.id}>
      <SmartLink to={String(link ?? '')} newWindow={Boolean(newWindow)} className={styles[String(look ?? 'Button').toLowerCase()]}>
        <Text field="link_text" as="span" />
      </SmartLink>
    </p>
  )
}
