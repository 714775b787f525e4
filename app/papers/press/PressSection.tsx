import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { request } from '../../staff-ui/api-client.ts'
import screen from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
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
  const [kit, setKit] = useState<PressKit | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isStale = false
    request<PressKit>('GET', `/api/admin/papers/press?production=${id}`).then(
      (found) => isStale || setKit(found),
      (error) => isStale || setFailure(failureText(error)),
    )
    return () => {
      isStale = true
    }
  }, [id])
  if (failure) return <p className={screen.error}>{failure}</p>
  if (!kit) return <p aria-busy="true">{t('Loading…')}</p>
  const ready = kit.pictures.filter(mayGoOut).length
  return (
    <div className={styles.press}>
      <section aria-label={t('Press pictures')}>
        <h2>{t('Press pictures')}</h2>
        <p className={screen.help}>
          {kit.pictures.length === 0
            ? t('This production has no pictures yet. They are chosen under “Pictures”.')
            : t('{ready} of {all} pictures may go out: they have a credit, and their rights have not ended.', {
                ready,
                all: kit.pictures.length,
              })}
        </p>
        <ul className={styles.pictures}>
          {kit.pictures.map((picture) => (
            <li key={picture.id}>
              <PictureOfPress picture={picture} />
            </li>
          ))}
        </ul>
      </section>
      <PressText text={kit.text} />
    </div>
  )
}

function PictureOfPress({ picture }: { picture: PressPicture }) {
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
          <Link to={adminUrl('media', id)} aria-label={`${t('Credit and rights')}: ${filename}`}>
            {t('Credit and rights')}
          </Link>
        </p>
      </div>
    </>
  )
}
