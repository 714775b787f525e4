import { type ContentNode, Text, useModuleData, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import blocks from '../block.module.css'
import type { NodeFiles } from '../node-files.server.ts'
import { Transcript } from '../Transcript.tsx'
import { Unfinished } from '../Unfinished.tsx'
import styles from './self-hosted-audio.module.css'

export default function SelfHostedAudioView({ node }: { node: ContentNode }) {
  const { file } = useModuleData<NodeFiles>(node) ?? {}
  return (
    <figure {...useRoot(node)} className={blocks.block}>
      <div className={styles.recording}>
        <Text field="title" as="figcaption" className={styles.title} />
        {file ? (
          // biome-ignore lint/a11y/useMediaCaption: its words stand below as a text
          <audio className={styles.audio} src={file.url} preload="none" controls aria-label={String(node.data.title || t('Recording'))} />
        ) : (
          <Unfinished>{t('A self-hosted recording goes here.')}</Unfinished>
        )}
        <Transcript node={node} label={t('Read transcript')} />
      </div>
    </figure>
  )
}
