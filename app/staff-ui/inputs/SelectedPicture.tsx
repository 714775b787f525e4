import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import styles from './MediaInput.module.css'

type Props = { id: number; picture: PictureSource | undefined; isWithdrawn?: boolean | undefined }

/** The picture selected in a field; one known only by its id is loaded from the media library. */
export function SelectedPicture({ id, picture, isWithdrawn = false }: Props) {
  if (isWithdrawn) {
    return (
      <figure className={styles.withdrawn}>
        <img src={`/api/admin/media/${id}/preview`} alt="" />
        <figcaption>
          {t('The rights have expired. Visitors cannot see this image.')} <a href={adminUrl('media', id)}>{t('View in media library')}</a>
        </figcaption>
      </figure>
    )
  }
  if (!picture) return <img src={`/api/admin/media/${id}/preview`} alt="" />
  return <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
}
