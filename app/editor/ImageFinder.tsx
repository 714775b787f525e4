import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { CallError, call } from './call.ts'
import { EditorDialog } from './EditorDialog.tsx'
import styles from './forms.module.css'

type Entry = { id: number; filename: string; alt: string; picture: PictureSource | null }
type List = { results: Entry[]; next: string | null }

const PAGE_SIZE = 24

/** Finding a picture in the library, or taking a new one in. */
export function ImageFinder({ onPick, onClose }: { onPick: (picture: PictureSource) => void; onClose: () => void }) {
  const [entries, setEntries] = useState<Entry[]>([])
  const [next, setNext] = useState<string | null>(`/api/media/?page_size=${PAGE_SIZE}`)
  async function loadMore(address: string) {
    const list = await call<List>('GET', address)
    setEntries((before) => [...before, ...list.results])
    setNext(list.next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page, once
  useEffect(() => {
    if (next) void loadMore(next)
  }, [])
  return (
    <EditorDialog title={t('Choose an image')} onClose={onClose} width="wide">
      <ul className={styles.pictures}>
        {entries.map(({ id, filename, alt, picture }) =>
          picture ? (
            <li key={id}>
              <button type="button" aria-label={alt || filename} onClick={() => onPick(picture)}>
                <img
                  src={picture.src}
                  alt=""
                  width={160}
                  height={120}
                  style={{ objectFit: 'cover', width: '100%', aspectRatio: '4 / 3' }}
                  loading="lazy"
                />
                {filename}
              </button>
            </li>
          ) : null,
        )}
      </ul>
      {next && entries.length > 0 && (
        <div className={styles.buttons}>
          <button type="button" className={styles.second} onClick={() => loadMore(next)}>
            {t('More images')}
          </button>
        </div>
      )}
      <Upload onDone={onPick} />
    </EditorDialog>
  )
}

/** A picture goes in with a description, or marked as decorative. */
function Upload({ onDone }: { onDone: (picture: PictureSource) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [decorative, setDecorative] = useState(false)
  const [error, setError] = useState('')
  async function send() {
    const body = new FormData()
    if (file) body.set('file', file)
    body.set('alt', alt)
    body.set('decorative', String(decorative))
    try {
      const entry = await call<Entry>('POST', '/api/media/', body)
      if (entry.picture) onDone(entry.picture)
    } catch (failure) {
      setError(failure instanceof CallError && failure.problem.detail ? failure.problem.detail : t("Unfortunately, that didn't work."))
    }
  }
  return (
    <fieldset
      className={styles.upload}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        setFile(event.dataTransfer.files[0] ?? null)
      }}
    >
      <legend>{t('Upload a new image')}</legend>
      <label className={styles.field}>
        <span>{t('File')}</span>
        <input type="file" accept="image/*" onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
      </label>
      <label className={styles.field}>
        <span>{t('What the image shows')}</span>
        <input value={alt} onChange={(event) => setAlt(event.target.value)} disabled={decorative} />
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={decorative} onChange={(event) => setDecorative(event.target.checked)} />
        {t('The image is only decoration')}
      </label>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <button type="button" className={styles.action} disabled={!file || (!alt.trim() && !decorative)} onClick={send}>
        {t('Upload')}
      </button>
    </fieldset>
  )
}
