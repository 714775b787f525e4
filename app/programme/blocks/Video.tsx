import { ForeignFrame } from '../../embeds/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { addressAt } from '../../platform/media/picture.ts'
import type { BlockData } from './loaders.server.ts'
import styles from './Video.module.css'

/** A film, loaded when it is played; one of an external host requires consent. */
export default function Video({ data }: { data: BlockData<'Video'> }) {
  return (
    <section>
      <h2>{t('Video|film')}</h2>
      {'embed' in data ? (
        <ForeignFrame embed={data.embed} title={data.title} action={t('Play video')} preview={data.still} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: trailers speak in pictures; films with words belong on a page of their own
        <video
          className={styles.film}
          src={data.file}
          poster={data.still ? addressAt(data.still, 1280) : undefined}
          preload={data.still ? 'none' : 'metadata'}
          controls
          playsInline
          aria-label={data.title}
        />
      )}
    </section>
  )
}
