import { useRef } from 'react'
import { Link } from 'react-router'
import type { DateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import type { TypeDescription } from '../records/type-description.ts'
import { BulkBar } from '../staff-ui/bulk/BulkBar.tsx'
import { ExportButton } from '../staff-ui/bulk/ExportButton.tsx'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import { FilterForm, type ListFilter } from '../staff-ui/table/FilterForm.tsx'
import { ListFooter } from '../staff-ui/table/ListFooter.tsx'
import { SelectAllCheckbox, SelectCheckbox } from '../staff-ui/table/SelectCheckbox.tsx'
import { type Selection, useSelection } from '../staff-ui/table/use-selection.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { fileKindText } from './file-kind-text.ts'
import type { MediaQuery, readLibrary } from './library.server.ts'
import styles from './media.module.css'
import { Uploads } from './Uploads.tsx'

type File = Awaited<ReturnType<typeof readLibrary>>['files'][number]
type Props = { type: TypeDescription; query: MediaQuery; files: File[]; collections: string[]; next: string | null }

const KINDS: [kind: string, label: Label][] = [
  ['picture', 'Images'],
  ['video', 'Videos'],
  ['audio', 'Audio recordings'],
  ['document', 'Documents'],
  ['captions', 'Captions'],
]
const STATES: [state: string, label: Label][] = [
  ['undescribed', 'No description'],
  ['expiring', 'Rights expiring soon'],
  ['expired', 'Rights expired'],
]

/** The screen of the media library: search, filters, bulk editing. The state is in the address. */
export function MediaLibrary({ type, query, files, collections, next }: Props) {
  const grid = useRef<HTMLUListElement>(null)
  const ids = files.map(({ id }) => id)
  const selection = useSelection(ids)
  const narrowed = filterParams(query)
  return (
    <>
      <PageHeader title={t('Media library')}>
        <ExportButton type={type} narrowed={narrowed} sort={{}} />
      </PageHeader>
      {type.mayWrite && <Uploads collections={collections} />}
      <FilterForm filters={filtersOf(query, collections)} />
      <BulkBar
        type={type}
        narrowed={narrowed}
        sort={{}}
        selection={selection}
        shown={files.length}
        hasMore={next !== null || query.before !== undefined}
      />
      {files.length > 0 && (
        <div className={styles.chooseAll}>
          <SelectAllCheckbox ids={ids} selection={selection}>
            <span>{t('Select all on this page')}</span>
          </SelectAllCheckbox>
        </div>
      )}
      <ul ref={grid} className={styles.grid}>
        {files.map((file) => (
          <Tile key={file.id} file={file} selection={selection} />
        ))}
      </ul>
      <ListFooter
        entries={grid}
        shown={files.length}
        empty={Object.keys(narrowed).length > 0 ? t('No files match your search.') : t('Nothing here yet.')}
        isGrid
        next={next}
      />
    </>
  )
}

function Tile({ file, selection }: { file: File; selection: Selection }) {
  const format = useDateFormat()
  return (
    <li data-entry data-chosen={selection.has(file.id) || undefined}>
      <div className={styles.choose}>
        <SelectCheckbox id={file.id} name={file.filename} selection={selection} />
      </div>
      <Link to={adminUrl('media', file.id)}>
        <span className={styles.thumbnail} data-withdrawn={file.isWithdrawn || undefined}>
          {file.isPicture ? (
            <img
              src={`/api/admin/media/${file.id}/preview?v=${file.version}`}
              alt={file.alt}
              loading="lazy"
              style={{ objectPosition: file.position }}
            />
          ) : (
            <span>{fileKindText(file.type)}</span>
          )}
        </span>
        <span className={styles.name}>{file.filename}</span>
      </Link>
      <small>{statusText(file, format)}</small>
    </li>
  )
}

/** The filters as query parameters. */
function filterParams({ q, kind, state, collection }: MediaQuery): Record<string, string> {
  return Object.fromEntries(Object.entries({ q, kind, state, collection }).filter(([, value]) => value !== ''))
}

/** The most important status of a file, as a line below its name. */
function statusText({ isWithdrawn, isEnding, rightsUntil, lacksWords, credit }: File, format: DateFormat): string {
  if (isWithdrawn) return t('Rights expired')
  if (isEnding && rightsUntil) return t('until {day}', { day: format.date(rightsUntil) })
  return lacksWords ? t('No description') : credit
}

function filtersOf(query: MediaQuery, collections: string[]): ListFilter[] {
  const choice = (name: 'kind' | 'state', label: Label, options: typeof KINDS): ListFilter => ({
    kind: 'select',
    name,
    label: t(label),
    value: query[name],
    options: options.map(([value, words]) => ({ value, label: t(words) })),
  })
  return [
    { kind: 'text', name: 'q', label: t('Search'), value: query.q },
    choice('kind', 'Type', KINDS),
    choice('state', 'State', STATES),
    ...(collections.length > 0 ? [inCollection(query.collection, collections)] : []),
  ]
}

function inCollection(value: string, collections: string[]): ListFilter {
  const options = collections.map((name) => ({ value: name, label: name }))
  return { kind: 'select', name: 'collection', label: t('Collection'), value, options }
}
