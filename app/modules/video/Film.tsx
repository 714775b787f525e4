import { Text, usePicture } from '../../content/index.ts'
import { parseEmbed, VIDEO_HOSTS } from '../../embeds/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { EmbedFrame } from '../embed/EmbedFrame.tsx'
import { Unfinished } from '../Unfinished.tsx'
import styles from './film.module.css'

type Props = {
  film: Record<string, unknown>
  /** path prefix of the film's fields in the module: empty, or `items.2.` */
  prefix?: string
}

/** An external film with its still, title and duration. */
export function Film({ film, prefix = '' }: Props) {
  const still = usePicture(film.image)
  const embed = parseEmbed(film.video_url, VIDEO_HOSTS)
  if (!embed) return <Unfinished>{t('A YouTube or Vimeo video goes here.')}</Unfinished>
  return (
    <figure className={styles.film}>
      <EmbedFrame
        embed={embed}
        title={String(film.title || t('Video on {name}', { name: embed.name }))}
        action={t('Play video')}
        preview={still}
      />
      <figcaption className={styles.caption}>
        <Text field={`${prefix}title`} as="span" className={styles.title} />
        <Text field={`${prefix}length`} as="span" className={styles.length} />
      </figcaption>
    </figure>
  )
}
