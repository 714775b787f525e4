import { type ContentNode, RichField, Text, useExtra, useIsEditing, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import blocks from '../block.module.css'
import type { NodeFiles } from '../node-files.server.ts'
import { Unfinished } from '../Unfinished.tsx'
import styles from './self-hosted-audio.module.css'

export function SelfHostedAudioView({ node }: { node: ContentNode }) {
  const isEditing = useIsEditing()
  const { file } = useExtra<NodeFiles>(node) ?? {}
  const hasTranscript = (node.data.transcript as RichText | undefined)?.content.some((block) => block.content?.length)
  return (
    <figure {...useRoot(node)} className={blocks.block}>
      <div className={styles.recording}>
        <Text field="title" as="figcaption" className={styles.title} />
        {file ? (
          // biome-ignore lint/a11y/useMediaCaption: its words stand below as a text
          <audio className={styles.audio} src={file.url} preload="none" controls aria-label={String(node.data.title || t('Recording'))} />
        ) : (
          <Unfinished>{t('Here a recording of the house will stand.')}</Unfinished>
        )}
        {(hasTranscript || isEditing) && (
          <details className={`${blocks.disclosure} ${styles.words}`} open={isEditing || undefined}>
            <summary>{t('Read along')}</summary>
            <RichField field="transcript" className={styles.transcript} />
          </details>
        )}
      </div>
    </figure>
  )
}
