import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { PICTURE_TYPES } from '../../platform/media/picture-kinds.ts'
import type { Focus } from '../../platform/media/picture-use.ts'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { request } from '../api-client.ts'
import { chooseAgain } from '../choose-again.ts'
import forms from '../forms.module.css'
import { failureText } from '../use-action.ts'
import { DuplicatePicture } from './DuplicatePicture.tsx'
import { FocusPoint } from './FocusPoint.tsx'
import { type LookedInto, lookIntoFile } from './look-into-file.ts'
import styles from './UploadForm.module.css'

type Entry = { id: number; alt: string; picture: PictureSource | null; is_known?: boolean }

type Props = {
  file: File | null
  onFile: (file: File | null) => void
  initialAlt?: string
  onDone: (picture: PictureSource) => void
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** Uploads a picture: a chosen, dropped or pasted file; once there is one, with an alt text, or marked as decorative, and a focal point. */
export function UploadForm({ file, onFile, initialAlt = '', onDone }: Props) {
  const [alt, setAlt] = useState(initialAlt)
  const [credit, setCredit] = useState('')
  const [decorative, setDecorative] = useState(false)
  const [focus, setFocus] = useState(MIDDLE)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  useFileProposal(file, ({ refusal, particulars }) => {
    setError(refusal ?? '')
    setAlt((typed) => typed || (particulars.alt ?? ''))
    setCredit((typed) => typed || (particulars.credit ?? ''))
  })
  const [known, setKnown] = useState<{ file: File; entry: Entry } | null>(null)
  const duplicate = known?.file === file ? known?.entry : null
  const description = { alt: decorative ? '' : alt.trim(), credit: credit.trim(), focus }
  async function attempt(work: () => Promise<Entry | null>) {
    setBusy(true)
    setError('')
    await work()
      .then((entry) => entry?.picture && onDone(entry.picture))
      .catch((failure) => setError(failureText(failure)))
    setBusy(false)
  }
  const send = () =>
    attempt(async () => {
      if (!file) return null
      const entry = await upload(file, description, decorative)
      if (!entry.is_known) return isMiddle(focus) ? entry : updateDescription(entry, { focus })
      if (entry.alt === description.alt && !description.credit && isMiddle(focus)) return entry
      setKnown({ file, entry })
      return null
    })
  return (
    <fieldset className={styles.upload} onPaste={(event) => onFile(event.clipboardData.files[0] ?? file)}>
      <legend>{t('Upload new image')}</legend>
      <label className={forms.field}>
        <span>{t('File')}</span>
        <input {...chooseAgain} type="file" accept={PICTURE_TYPES.join()} onChange={(event) => onFile(event.target.files?.[0] ?? null)} />
      </label>
      <label className={`${forms.field} ${styles.camera}`}>
        <span>{t('Take a photo')}</span>
        <input
          {...chooseAgain}
          type="file"
          accept={PICTURE_TYPES.join()}
          capture="environment"
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
      </label>
      {file && (
        <>
          <FileFocusPoint file={file} focus={focus} onChange={setFocus} />
          <label className={forms.field}>
            <span>{t('What the image shows (alt text)')}</span>
            <input {...NO_PASSWORD_MANAGER} value={alt} onChange={(event) => setAlt(event.target.value)} disabled={decorative} />
          </label>
          <label className={forms.check}>
            <input type="checkbox" checked={decorative} onChange={(event) => setDecorative(event.target.checked)} />
            {t('Decorative image')}
          </label>
          <label className={forms.field}>
            <span>{t('Credit')}</span>
            <input
              {...NO_PASSWORD_MANAGER}
              value={credit}
              placeholder={t('Photo: first and last name')}
              onChange={(event) => setCredit(event.target.value)}
            />
          </label>
          {error && (
            <p className={forms.error} role="alert">
              {error}
            </p>
          )}
          <div role="status">{duplicate && <p>{duplicateText(duplicate)}</p>}</div>
          {duplicate ? (
            <DuplicatePicture
              isBusy={busy}
              onUse={() => attempt(async () => duplicate)}
              onDescribe={() => attempt(() => updateDescription(duplicate, { ...description, decorative }))}
            />
          ) : (
            <button type="button" className={forms.action} disabled={busy || (!alt.trim() && !decorative)} onClick={send}>
              {t('Upload')}
            </button>
          )}
        </>
      )}
    </fieldset>
  )
}

function duplicateText({ alt }: Entry): string {
  return alt
    ? t('This image is already in the media library, described as “{alt}”. Your details would apply everywhere it is used.', { alt })
    : t('This image is already in the media library, marked as decorative. Your details would apply everywhere it is used.')
}

function isMiddle({ x, y }: Focus): boolean {
  return x === MIDDLE.x && y === MIDDLE.y
}

function upload(file: File, { alt, credit }: { alt: string; credit: string }, decorative: boolean): Promise<Entry> {
  const body = new FormData()
  body.set('file', file)
  body.set('alt', alt)
  body.set('decorative', String(decorative))
  if (credit) body.set('credit', credit)
  return request<Entry>('POST', '/api/media/', body)
}

/** Changes what is known of a picture of the library: its focal point, and its alt text and credit where they are given. */
function updateDescription(
  { id }: Entry,
  description: { alt?: string; credit?: string; decorative?: boolean; focus: Focus },
): Promise<Entry> {
  const altFields = description.decorative ? { isDecorative: true } : description.alt ? { alt: description.alt } : {}
  const creditField = description.credit ? { credit: description.credit } : {}
  return request<Entry>('PATCH', `/api/media/${id}`, {
    ...altFields,
    ...creditField,
    focalX: description.focus.x,
    focalY: description.focus.y,
  })
}

/** What a file says of itself, once it has been chosen. */
function useFileProposal(file: File | null, onSeen: (seen: LookedInto) => void): void {
  const latest = useLatest(onSeen)
  useEffect(() => {
    let isCurrent = true
    if (file) void lookIntoFile(file).then((seen) => isCurrent && latest.current(seen))
    return () => {
      isCurrent = false
    }
  }, [file, latest])
}

/** The focal point of a picture that is not yet in the library. */
function FileFocusPoint({ file, focus, onChange }: { file: File; focus: Focus; onChange: (focus: Focus) => void }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return address ? <FocusPoint address={address} focus={focus} onChange={onChange} /> : null
}
