import { useEffect, useId, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { PICTURE_TYPES } from '../platform/media/picture-kinds.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import button from '../staff-ui/icon-button.module.css'
import { LeaveGuard } from '../staff-ui/LeaveGuard.tsx'
import form from '../staff-ui/screen.module.css'
import { useUnloadGuard } from '../staff-ui/use-unload-guard.ts'
import { NO_PASSWORD_MANAGER } from '../ui/no-autofill.ts'
import { DeliveryDetails } from './DeliveryDetails.tsx'
import { DifferingDetails } from './DifferingDetails.tsx'
import styles from './media.module.css'
import { OwnDetailsFields } from './OwnDetails.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { NOTHING_SAID, type Upload, useUploads } from './use-uploads.ts'

/** What is offered to be chosen. Without HEIC, so that a telephone hands its pictures over as JPEG. */
const CHOSEN_TYPES = [...PICTURE_TYPES, 'video/mp4', 'video/webm', 'audio/*', 'application/pdf', 'text/vtt', '.vtt'].join()

/** Uploads a delivery of files: dropped anywhere on the screen or chosen, described one by one and all together, with their progress. */
export function Uploads({ collections }: { collections: string[] }) {
  const { revalidate } = useRevalidator()
  const [delivery, setDelivery] = useState(NOTHING_SAID)
  const { uploads, isSending, add, change, sendAll, takeOver, remove } = useUploads(delivery, () => void revalidate())
  const isOver = useFileDrop(add)
  const chooser = useRef<HTMLInputElement>(null)
  const isPending = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  useUnloadGuard(isPending)
  function removeUpload(key: string): void {
    // The pressed button is removed with its row.
    chooser.current?.focus()
    remove(key)
  }
  const waiting = uploads.filter(({ state }) => state === 'waiting' || state === 'failed').length
  return (
    <section aria-label={t('Upload')}>
      <LeaveGuard isDirty={() => isPending} words={t('Waiting files are not in the library yet and would have to be selected again.')} />
      <label className={styles.drop} data-over={isOver || undefined}>
        <input
          ref={chooser}
          type="file"
          multiple
          accept={CHOSEN_TYPES}
          className="visually-hidden"
          onChange={(event) => {
            add(event.target.files ?? [])
            event.target.value = ''
          }}
        />
        <strong>{t('Drop files here or select them')}</strong>
        <small>{t('JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC up to 25 MB; MP4, WebM, MP3, M4A, OGG, WAV, PDF, VTT up to 200 MB')}</small>
      </label>
      {waiting > 0 && <DeliveryDetails delivery={delivery} collections={collections} onChange={setDelivery} />}
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={t('Files to upload')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onChange={(part) => change(upload.key, part)}
              onTakeOver={() => void takeOver(upload)}
              onRemove={() => removeUpload(upload.key)}
            />
          ))}
        </ul>
      )}
      {waiting > 0 && (
        <button type="button" className={form.action} aria-disabled={isSending} onClick={sendAll}>
          {t('Upload {n} files', { n: waiting })}
        </button>
      )}
    </section>
  )
}

type RowProps = { upload: Upload; onChange: (part: Partial<Upload>) => void; onTakeOver: () => void; onRemove: () => void }

function UploadRow({ upload, onChange, onTakeOver, onRemove }: RowProps) {
  const { file, state, share, error, isPicture } = upload
  const hint = useId()
  const isOpen = state === 'waiting' || state === 'failed'
  return (
    <li>
      <Thumbnail file={file} />
      <div className={styles.about}>
        <strong>{file.name}</strong>
        {isPicture && isOpen && (
          <>
            <label>
              <span>{t('What the image shows (alt text)')}</span>
              <input
                {...NO_PASSWORD_MANAGER}
                value={upload.alt}
                disabled={upload.isDecorative}
                aria-describedby={upload.isAltFromFile ? hint : undefined}
                onChange={(event) => onChange({ alt: event.target.value, isAltFromFile: false })}
              />
              {upload.isAltFromFile && <small id={hint}>{t('From the file; please check it.')}</small>}
            </label>
            <label className={styles.check}>
              <input type="checkbox" checked={upload.isDecorative} onChange={(event) => onChange({ isDecorative: event.target.checked })} />
              <span>{t('Decorative image')}</span>
            </label>
          </>
        )}
        {isOpen && Object.keys(upload.own).length > 0 && <OwnDetailsFields own={upload.own} onChange={(own) => onChange({ own })} />}
        {state === 'sending' && <progress value={share} aria-label={file.name} />}
        <p role="status" className={error ? form.error : form.ok}>
          {error || (state === 'done' ? t('Uploaded') : state === 'known' ? t('Already in the library') : '')}{' '}
          {upload.id !== null && (
            <Link to={adminUrl('media', upload.id)} aria-label={t('Open {name}', { name: file.name })}>
              {t('Open')}
            </Link>
          )}
        </p>
        {Object.keys(upload.differing).length > 0 && <DifferingDetails differing={upload.differing} onTakeOver={onTakeOver} />}
      </div>
      {state !== 'sending' && (
        <button type="button" className={button.iconButton} aria-label={t('Remove {name}', { name: file.name })} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}

function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return <div className={styles.thumbnail}>{address && <img src={address} alt="" onError={() => setAddress('')} />}</div>
}
