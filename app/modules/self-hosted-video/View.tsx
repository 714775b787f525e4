import { type ContentNode, Text, useModuleData, usePicture, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { addressAt } from '../../platform/media/picture.ts'
import blocks from '../block.module.css'
import type { NodeFiles } from '../node-files.server.ts'
import { Transcript } from '../Transcript.tsx'
import { Unfinished } from '../Unfinished.tsx'
import { Film } from './Film.tsx'
import styles from './self-hosted-video.module.css'

const STILL_WIDTH_PX = 1280

/** A hosted film, with captions, audio description and transcript for those who cannot see or hear it. */
export default function SelfHostedVideoView({ node }: { node: ContentNode }) {
  const { file, ...versions } = useModuleData<NodeFiles>(node) ?? {}
  const still = usePicture(node.data.image)
  return (
    <figure {...useRoot(node)} className={`${blocks.block} ${styles.film}`}>
      {file ? (
        <Film
          file={file}
          {...versions}
          title={String(node.data.title || t('Video|film'))}
          poster={still && addressAt(still, STILL_WIDTH_PX)}
          language={String(node.data.captions_language || 'de')}
        />
      ) : (
        <Unfinished>{t('A self-hosted video goes here.')}</Unfinished>
      )}
      <Text field="title" as="figcaption" className={styles.title} />
      <Transcript node={node} label={t('Video transcript')} />
    </figure>
  )
}
