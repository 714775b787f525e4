import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import screen from '../../staff-ui/screen.module.css'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { useLoaded } from '../../staff-ui/use-loaded.ts'
import { PressText } from './PressText.tsx'
import styles from './press.module.css'
import { mayGoOut, type PictureLack, type PressKit, type PressPicture } from './press-kit.ts'

const LACKS: Record<PictureLack, Label> = {
  expired: 'Rights have ended',
  'no-credit': 'No credit',
  small: 'Too small for print',
}

/** What a production has for the press: its pictures with credit and rights, to be downloaded as they are, and a text to copy. */
export function PressSection({ id }: { id: number }) {
  const { loaded: kit, failure, tryAgain } = useLoaded<PressKit>(`/api/admin/papers/press?production=${id}`)
  if (failure) return <LoadFailed text={failure} tryAgain={tryAgain} />
  if (!kit) return <p aria-busy="true">{t('Loading…')}</p>
  return (
    <div className={styles.press}>
      {kit.pictures && (
        <section aria-label={t('Press pictures')}>
          <h2>{t('Press pictures')}</h2>
          <p className={screen.help}>{readyText(kit.pictures.filter(mayGoOut).length, kit.pictures.length)}</p>
          <ul className={styles.pictures}>
            {kit.pictures.map((picture) => (
              <li key={picture.id}>
                <PictureOfPress picture={picture} opensLibrary={kit.opensLibrary} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PressText text={kit.text} />
    </div>
  )
}

/** How many of a production's pictures may be sent out. */
function readyText(ready: number, all: number): string {
  if (all === 0) return t('This production has no pictures yet. They are chosen under “Pictures”.')
  if (ready === 0) return t('None of these pictures may go out: the credit is missing, or the rights have ended.')
  return t('Pictures that may go out: {ready} of {all}. They have a credit, and their rights have not ended.', { ready, all })
}

function PictureOfPress({ picture, opensLibrary }: { picture: PressPicture; opensLibrary: boolean }) {
  const format = useDateFormat()
  const { id, filename, alt, credit, rights, rightsUntil, width, height, lacks } = picture
  return (
    <>
      <img src={`/api/admin/media/${id}/preview`} alt={alt} loading="lazy" width={width} height={height} />
      <div>
        <strong>{filename}</strong>
        <p>{[t('{width} × {height} pixels', { width, height }), credit].filter(Boolean).join(' · ')}</p>
        {(rights || rightsUntil) && (
          <p>{[rights, rightsUntil && t('may be shown until {day}', { day: format.date(rightsUntil) })].filter(Boolean).join(' · ')}</p>
        )}
        {lacks.length > 0 && <p className={screen.warning}>{lacks.map((lack) => t(LACKS[lack])).join(' · ')}</p>}
        <p className={styles.ways}>
          {mayGoOut(picture) && (
            <a href={`/api/admin/media/${id}/original`} download={filename} aria-label={`${t('Download')}: ${filename}`}>
              {t('Download')}
            </a>
          )}
          {opensLibrary && (
            <Link to={adminUrl('media', id)} aria-label={`${t('Credit and rights')}: ${filename}`}>
              {t('Credit and rights')}
            </Link>
          )}
        </p>
      </div>
    </>
  )
}
