import { type ContentNode, useModuleData, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import blocks from '../block.module.css'
import tables from '../tables.module.css'
import { Unfinished } from '../Unfinished.tsx'
import { CodeFrame } from './CodeFrame.tsx'
import styles from './html.module.css'
import type { HtmlExtra } from './load.server.ts'

export default function HtmlView({ node }: { node: ContentNode }) {
  return (
    <div {...useRoot(node)} className={blocks.block}>
      <Contents extra={useModuleData<HtmlExtra>(node)} />
    </div>
  )
}

function Contents({ extra }: { extra: HtmlExtra | undefined }) {
  if (!extra || ('html' in extra && extra.html === '')) return <Unfinished>{t('HTML goes here.')}</Unfinished>
  if ('frame' in extra)
    return (
      <CodeFrame
        src={extra.frame}
        hosts={extra.hosts}
        service={extra.hosts.some((host) => host.endsWith('typeform.com')) ? 'typeform' : 'others'}
        title={t('Embedded content')}
      />
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server, see clean.server.ts
  return <div className={`${tables.tables} ${styles.html}`} dangerouslySetInnerHTML={{ __html: extra.html }} />
}
