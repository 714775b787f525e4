import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { request } from '../api-client.ts'
import { Dialog } from '../Dialog.tsx'
import forms from '../forms.module.css'
import { LoadFailed } from '../LoadFailed.tsx'
import styles from './ImageFinder.module.css'
import { UploadForm } from './UploadForm.tsx'

type Entry = { id: number; filename: string; alt: string; picture: PictureSource | null }
type List = { results: Entry[]; next: string | null }

const PAGE_SIZE = 24
const SEARCH_DELAY_MS = 200

/** A dialog to upload a picture, dropped anywhere on it or chosen, or to take one of the media library. */
export function ImageFinder({ onPick, onClose }: { onPick: (picture: PictureSource) => void; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const { entries, found, next, isLoading, failure, loadMore } = usePictures(typed.trim())
  const first = entries.find(({ picture }) => picture)?.picture
  return (
    <Dialog title={t('Choose image')} onClose={onClose} width="wide" onFiles={([dropped]) => setFile(dropped ?? null)}>
      <UploadForm file={file} onFile={setFile} onDone={onPick} />
      <label className={forms.field}>
        <span>{t('Search by description, file name, credit or collection')}</span>
        <input
          type="search"
          value={typed}
          data-starts-here
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || found !== typed.trim() || !first) return
            // The key would else press the button that the focus returns to.
            event.preventDefault()
            onPick(first)
          }}
        />
      </label>
      <p role="status" className={forms.hint}>
        {isLoading ? t('Loading…') : failure ? '' : statusOf(entries.length, typed)}
      </p>
      {failure && <LoadFailed text={t('The images could not be loaded.')} tryAgain={failure.tryAgain} />}
      <ul className={styles.pictures}>
        {entries.map(({ id, filename, alt, picture }) =>
          picture ? (
            <li key={id}>
              <button type="button" onClick={() => onPick(picture)}>
                <img src={picture.src} alt="" width={160} height={120} loading="lazy" />
                <span>
                  {alt || filename}
                  {alt && <small>{filename}</small>}
                </span>
              </button>
            </li>
          ) : null,
        )}
      </ul>
      {next && (
        <div className={forms.buttons}>
          <button type="button" className={forms.second} onClick={() => loadMore(next)}>
            {t('More images')}
          </button>
        </div>
      )}
    </Dialog>
  )
}

function statusOf(count: number, typed: string): string {
  if (count === 0) return t('No images match your search.')
  return typed.trim() ? t('Press Enter to choose the first.') : ''
}

/**
 * The pictures of the library that match a search, newest first; paginated, debounced. `found` is the search that they match,
 * `failure` what could not be loaded last. The pictures shown so far remain then.
 */
function usePictures(search: string) {
  const [list, setList] = useState<{ entries: Entry[]; next: string | null; found?: string }>({ entries: [], next: null })
  const [isLoading, setLoading] = useState(true)
  const [failure, setFailure] = useState<{ tryAgain: () => void }>()
  const [failedMore, setFailedMore] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const begin = () => {
      setLoading(true)
      setFailure(undefined)
      setFailedMore(undefined)
    }
    const tryAgain = () => {
      begin()
      void load()
    }
    const load = () =>
      request<List>('GET', `/api/media/?page_size=${PAGE_SIZE}&search=${encodeURIComponent(search)}`)
        .then(
          ({ results, next }) => isCurrent && setList({ entries: results, next, found: search }),
          () => isCurrent && setFailure({ tryAgain }),
        )
        .finally(() => isCurrent && setLoading(false))
    begin()
    const timer = setTimeout(load, search ? SEARCH_DELAY_MS : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search])
  async function loadMore(address: string) {
    setFailedMore(undefined)
    await request<List>('GET', address).then(
      ({ results, next }) => setList((before) => ({ ...before, entries: [...before.entries, ...results], next })),
      () => setFailedMore(address),
    )
  }
  const more = failedMore === undefined ? undefined : { tryAgain: () => void loadMore(failedMore) }
  return { ...list, isLoading, failure: failure ?? more, loadMore }
}
