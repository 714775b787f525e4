import { ConsentGate } from '../consent/index.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import type { Embed } from './embed.ts'
import styles from './ForeignFrame.module.css'

type Props = {
  embed: Pick<Embed, 'name' | 'page' | 'service' | 'shape' | 'frame'>
  /** names the frame to whoever does not see it */
  title: string
  /** what one gets for the click: `Durchblättern` */
  action: string
  /** a picture of our own that stands there until then */
  preview?: PictureSource | null | undefined
}

/** What the frame may do: play and open windows, never lead this page away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms'

/** A film, a recording, a brochure or a post of an allowed host, in the frame that we have built for it, after consent. */
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
