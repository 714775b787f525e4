import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { FileKind } from '../../platform/media/file-kinds.ts'
import type { FileSource } from '../../platform/media/file-source.ts'
import { request } from '../api-client.ts'
import { Dialog } from '../Dialog.tsx'
import editor from '../forms.module.css'
import { LoadFailed } from '../LoadFailed.tsx'

type Entry = { id: number; filename: string; credit: string; file: FileSource | null }
type Props = { kind: FileKind; onPick: (address: string) => void; onClose: () => void }

const SHOWN = 30
const SEARCH_DELAY_MS = 200

/** A dialog to choose a file of one kind from the media library. */
export function FileFinder({ kind, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [entries, setEntries] = useState<Entry[] | null>(null)
  const [failure, setFailure] = useState<{ tryAgain: () => void }>()
  const search = typed.trim()
  useEffect(() => {
    let isCurrent = true
    const load = () => {
      setFailure(undefined)
      request<{ results: Entry[] }>('GET', `/api/media/?kind=${kind}&page_size=${SHOWN}&search=${encodeURIComponent(search)}`).then(
        ({ results }) => isCurrent && setEntries(results),
        () => isCurrent && setFailure({ tryAgain: load }),
      )
    }
    const timer = setTimeout(load, search ? SEARCH_DELAY_MS : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [kind, search])
  return (
    <Dialog title={t('From the media library')} onClose={onClose}>
      <label className={editor.field}>
        <span>{t('Search by file name or credit')}</span>
        <input type="search" value={typed} data-starts-here onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p role="status" className={editor.hint}>
        {failure ? '' : entries === null ? t('Loading…') : entries.length === 0 ? t('No files match your search.') : ''}
      </p>
      {failure && <LoadFailed text={t('The files could not be loaded.')} tryAgain={failure.tryAgain} />}
      <ul className={editor.hits}>
        {entries?.map(({ id, filename, credit, file }) =>
          file ? (
            <li key={id}>
              <button type="button" onClick={() => onPick(file.url)}>
                <span>{filename}</span>
                <small>{credit}</small>
              </button>
            </li>
          ) : null,
        )}
      </ul>
    </Dialog>
  )
}
