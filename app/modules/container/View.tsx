import { type ContentNode, EmbeddedDocument, useModuleData, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import blocks from '../block.module.css'
import { Unfinished } from '../Unfinished.tsx'
import styles from './container.module.css'
import type { EmbeddedContainer } from './load.server.ts'

export default function ContainerView({ node }: { node: ContentNode }) {
  const root = useRoot(node)
  const embedded = useModuleData<EmbeddedContainer>(node)
  if (!embedded) {
    return (
      <div {...root} className={blocks.block}>
        <Unfinished>{t('The content of another container goes here.')}</Unfinished>
      </div>
    )
  }
  return (
    <div {...root} className={styles.container}>
      <EmbeddedDocument document={embedded.document} prepared={embedded.prepared} />
    </div>
  )
}
