import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { call } from './call.ts'
import { EditorDialog } from './EditorDialog.tsx'
import styles from './forms.module.css'
import { UploadForm } from './UploadForm.tsx'

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
      <UploadForm onDone={onPick} />
    </EditorDialog>
  )
}
