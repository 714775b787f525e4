import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import type { TypeDescription } from '../records/type-description.ts'
import { FocusPoint } from '../staff-ui/media-picker/FocusPoint.tsx'
import type { EditedRecord } from '../staff-ui/record-form/edited-record.ts'
import { RecordForm } from '../staff-ui/record-form/RecordForm.tsx'
import styles from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { fileKindText } from './file-kind-text.ts'
import media from './media.module.css'
import type { MediaUsage } from './media-usage.ts'
import { uploadFile } from './upload-file.ts'

export type MediaFacts = {
  type: string
  size: string
  isPicture: boolean
  isWithdrawn: boolean
  /** address of a picture for staff */
  address: string
  /** public address of a film, recording or document; null for pictures and withdrawn files */
  fileUrl: string | null
  uses: MediaUsage[]
}
type Props = { type: TypeDescription; record: EditedRecord & { id: number }; facts: MediaFacts }

/** The screen of a media file: preview, description, rights, usages. */
export function MediaItem({ type, record, facts }: Props) {
  const format = useDateFormat()
  const { isPicture, isWithdrawn } = facts
  return (
    <RecordForm
      type={type}
      record={record}
      context={{ pictures: {}, titles: {} }}
      without={isPicture ? ['focalX', 'focalY'] : ['focalX', 'focalY', 'alt', 'isDecorative']}
      above={({ values, set }) => (
        <div className={media.item}>
          {isPicture && (
            <FocusPoint
              address={facts.address}
              focus={{ x: Number(values.focalX), y: Number(values.focalY) }}
              onChange={({ x, y }) => {
                set('focalX', x)
                set('focalY', y)
              }}
            />
          )}
          {facts.fileUrl && <Player type={facts.type} url={facts.fileUrl} name={record.title} />}
          <div className={media.facts}>
            {isWithdrawn && (
              <p className={styles.error}>
                {t('The rights expired on {day}. Visitors cannot see this file.', { day: format.date(String(values.rightsUntil)) })}
              </p>
            )}
            <p>
              {fileKindText(facts.type)}, {facts.size}
            </p>
            {type.mayWrite && <Replace id={record.id} />}
            <Uses uses={facts.uses} />
          </div>
        </div>
      )}
    />
  )
}

/** A player for films and recordings; other files get a link. */
function Player({ type, url, name }: { type: string; url: string; name: string }) {
  const [kind] = type.split('/')
  return (
    <div className={media.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: a recording for staff to listen to */}
      {kind === 'audio' && <audio src={url} controls preload="none" aria-label={name} />}
      {/* biome-ignore lint/a11y/useMediaCaption: staff look at the file; its captions are a file of their own */}
      {kind === 'video' && <video src={url} controls preload="metadata" aria-label={name} />}
      <a href={url}>{t('Open file')}</a>
    </div>
  )
}

/** Replaces the bytes of the file; all usages stay. */
function Replace({ id }: { id: number }) {
  const help = useId()
  const { revalidate } = useRevalidator()
  const [share, setShare] = useState<number | null>(null)
  const [notice, setNotice] = useState('')

  async function send(file: File): Promise<void> {
    const form = new FormData()
    form.set('file', file)
    setShare(0)
    try {
      await uploadFile({ method: 'PUT', path: `/api/admin/media/${id}/file`, form }, setShare)
      setNotice(t('File replaced.'))
      await revalidate()
    } catch (error) {
      setNotice(failureText(error))
    }
    setShare(null)
  }

  return (
    <div>
      <label className={`${styles.second} ${media.chooser}`}>
        <input
          type="file"
          className="visually-hidden"
          aria-describedby={help}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void send(file)
            // Reset, so that the same file can be chosen again after a failure.
            event.target.value = ''
          }}
        />
        {t('Replace file')}
      </label>
      <small id={help}>{t('The new file immediately appears wherever the old one is used, and its URL points to the new file.')}</small>
      {share !== null && <progress value={share} aria-label={t('Upload')} />}
      <p role="status">{notice}</p>
    </div>
  )
}

function Uses({ uses }: { uses: MediaUsage[] }) {
  if (uses.length === 0) return <p>{t('Not used anywhere.')}</p>
  return (
    <>
      <h2>{t('Used in')}</h2>
      <ul>
        {uses.map(({ kind, title, to }) => (
          <li key={`${kind}:${to}:${title}`}>
            {to ? <a href={to}>{title}</a> : title} <small>{kind}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
