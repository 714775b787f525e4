import { type ContentNode, Text, useExtra, usePicture, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { addressAt } from '../../platform/media/picture.ts'
import blocks from '../block.module.css'
import type { NodeFiles } from '../node-files.server.ts'
import { Unfinished } from '../Unfinished.tsx'
import styles from './self-hosted-video.module.css'

/** The film begins when somebody starts it, and is not fetched before. */
export function SelfHostedVideoView({ node }: { node: ContentNode }) {
  const { file, captions } = useExtra<NodeFiles>(node) ?? {}
  const still = usePicture(node.data.image)
  return (
    <figure {...useRoot(node)} className={`${blocks.block} ${styles.film}`}>
      {file ? (
        // biome-ignore lint/a11y/useMediaCaption: a film without words needs none; the panel asks for captions
        <video
          className={styles.video}
          src={file.url}
          poster={still && addressAt(still, 1280)}
          preload={still ? 'none' : 'metadata'}
          controls
          playsInline
          aria-label={String(node.data.title || t('Film'))}
        >
          {captions && <track kind="captions" src={captions.url} srcLang="de" label={t('German captions')} default />}
        </video>
      ) : (
        <Unfinished>{t('Here a film of the house will stand.')}</Unfinished>
      )}
      <Text field="title" as="figcaption" className={styles.title} />
    </figure>
  )
}
