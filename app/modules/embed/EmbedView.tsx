import { type ContentNode, Text, useRoot } from '../../content/index.ts'
import { parseEmbed } from '../../embeds/index.ts'
import type { EmbedHost } from '../../platform/http/embed-origins.ts'
import { t } from '../../platform/i18n/i18n.ts'
import blocks from '../block.module.css'
import { Unfinished } from '../Unfinished.tsx'
import { EmbedFrame } from './EmbedFrame.tsx'
import styles from './EmbedView.module.css'

type Props = {
  node: ContentNode
  /** including the hosts of the older form: existing content is still shown (AMB-24) */
  hosts: readonly EmbedHost[]
  /** label of the button that loads it */
  action: string
  /** posts are narrow, players and brochures as wide as the page */
  narrow?: boolean
}

/** Content of an external host with its title above it. */
export function EmbedView({ node, hosts, action, narrow }: Props) {
  const embed = parseEmbed(node.data.embed, hosts)
  return (
    <section {...useRoot(node)} className={blocks.block}>
      <div className={`${styles.embed} ${narrow ? styles.narrow : ''}`}>
        <Text field="title" as="h3" />
        {embed ? (
          <EmbedFrame embed={embed} title={String(node.data.title || embed.name)} action={action} />
        ) : (
          <Unfinished>{t('Content from another provider goes here.')}</Unfinished>
        )}
      </div>
    </section>
  )
}
