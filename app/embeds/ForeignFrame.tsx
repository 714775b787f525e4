import { ConsentGate } from '../consent/index.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import type { Embed } from './embed.ts'
import styles from './ForeignFrame.module.css'

type Props = {
  embed: Pick<Embed, 'name' | 'page' | 'service' | 'shape' | 'frame'>
  /** accessible name of the frame */
  title: string
  /** label of the button that loads it: `Durchblättern` */
  action: string
  /** preview picture until then */
  preview?: PictureSource | null | undefined
}

/** Permissions of the frame: scripts, pop-ups, forms; it can never navigate this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms'

/** The iframe of an embed, loaded after consent. Its address is built from the parsed ids, never taken from pasted markup. */
export function ForeignFrame({ embed, title, action, preview }: Props) {
  const { name, page, service, shape } = embed
  const ratio = 'ratio' in shape ? shape.ratio : undefined
  return (
    <div className={styles.room} style={'height' in shape ? { minHeight: `${shape.height}px` } : undefined}>
      <ConsentGate service={service} host={name} title={action} object={title} href={page} preview={preview} {...(ratio ? { ratio } : {})}>
        <iframe
          className={styles.frame}
          style={'height' in shape ? { height: `${shape.height}px` } : undefined}
          src={embed.frame}
          title={title}
          sandbox={SANDBOX}
          allow="encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
        />
      </ConsentGate>
    </div>
  )
}
