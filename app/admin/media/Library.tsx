import { Link } from 'react-router'
import { writtenDay } from '../../platform/format/wall-clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { MessageId } from '../../platform/i18n/message-ids.ts'
import form from '../form/form.module.css'
import list from '../list/list.module.css'
import { type Narrowing, NarrowingForm } from '../list/Narrowing.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { kindInWords } from './kind-in-words.ts'
import type { MediaQuery, readLibrary } from './library.server.ts'
import styles from './media.module.css'
import { Uploads } from './Uploads.tsx'

type File = Awaited<ReturnType<typeof readLibrary>>['files'][number]
type Props = { query: MediaQuery; files: File[]; next: string | null; mayWrite: boolean }

const KINDS: [kind: string, label: MessageId][] = [
  ['picture', 'Images (several)'],
  ['video', 'Films'],
  ['audio', 'Recordings'],
  ['document', 'Documents'],
  ['captions', 'Captions'],
]
const STATES: [state: string, label: MessageId][] = [
  ['undescribed', 'Without a description'],
  ['expiring', 'Rights end soon'],
  ['expired', 'Rights have ended'],
]

/** The pictures and files of the house. */
export function Library({ query, files, next, mayWrite }: Props) {
  return (
    <>
      <ScreenHead title={t('Media library')} />
      {mayWrite && <Uploads />}
      <NarrowingForm by={narrowings(query)} />
      {files.length === 0 && <p className={list.empty}>{t('Nothing in the library fits this search.')}</p>}
      <ul className={styles.grid}>
        {files.map((file) => (
          <li key={file.id}>
            <Link to={`/cms-hub/media/${file.id}`}>
              <span className={styles.thumbnail} data-withdrawn={file.isWithdrawn || undefined}>
                {file.isPicture ? (
                  <img
                    src={`/api/admin/media/${file.id}/preview`}
                    alt={file.alt}
                    loading="lazy"
                    style={{ objectPosition: file.position }}
                  />
                ) : (
                  <span>{kindInWords(file.type)}</span>
                )}
              </span>
              <span className={styles.name}>{file.filename}</span>
            </Link>
            <small>{noteOn(file)}</small>
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <Link className={form.second} to={next}>
            {t('Further entries')}
          </Link>
        </p>
      )}
    </>
  )
}

/** What is most worth knowing of a file besides its name. */
function noteOn({ isWithdrawn, isEnding, rightsUntil, lacksWords, credit }: File): string {
  if (isWithdrawn) return t('Rights have ended')
  if (isEnding && rightsUntil) return t('until {day}', { day: writtenDay(rightsUntil) })
  return lacksWords ? t('Without a description') : credit
}

function narrowings(query: MediaQuery): Narrowing[] {
  const choice = (name: 'kind' | 'state', label: MessageId, options: typeof KINDS): Narrowing => ({
    kind: 'choice',
    name,
    label: t(label),
    value: query[name],
    options: options.map(([value, words]) => ({ value, label: t(words) })),
  })
  return [{ kind: 'text', name: 'q', label: t('Search'), value: query.q }, choice('kind', 'Kind', KINDS), choice('state', 'State', STATES)]
}
