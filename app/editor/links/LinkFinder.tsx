import { type FormEvent, useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { MessageId } from '../../platform/i18n/message-ids.ts'
import type { FileSource } from '../../platform/media/file-source.ts'
import { call } from '../call.ts'
import { EditorDialog } from '../EditorDialog.tsx'
import forms from '../forms.module.css'
import { type AddressKind, addressFrom, kindOf } from './address.ts'
import { pagesMatching, usePages } from './page-list.ts'

const REST_MS = 200
const PAGES_SHOWN = 6
const HITS_SHOWN = 8
const FILES_SHOWN = 4

/** Where a link leads, and whether it opens a window of its own. */
export type LinkTarget = { address: string; newWindow: boolean }

type Hit = { kind: string; title: string; url: string }

const KIND_NAMES: Record<AddressKind, MessageId> = {
  page: 'Page of this site',
  file: 'File of the library',
  external: 'External address',
  mail: 'E-mail address',
  phone: 'Phone number',
  anchor: 'Place on this page',
}

type Props = { given: LinkTarget; withWindow?: boolean; onPick: (target: LinkTarget) => void; onClose: () => void }

/**
 * Finding where a link leads: pages and whatever the search knows by their names, anchors of this page, and anything
 * typed as an address (A §5). An external link opens in the same window unless somebody says otherwise.
 */
export function LinkFinder({ given, withWindow = true, onPick, onClose }: Props) {
  const [typed, setTyped] = useState(given.address)
  const [newWindow, setNewWindow] = useState(given.newWindow)
  const { pages } = usePages()
  const objects = useHits(typed, objectsNamed)
  const files = useHits(typed, filesNamed)
  const address = addressFrom(typed)
  const isName = address === undefined || (address !== '' && kindOf(address) === 'page')
  const hits: Hit[] =
    isName || typed === ''
      ? [
          ...pagesMatching(pages ?? [], typed)
            .slice(0, PAGES_SHOWN)
            .map(pageHit),
          ...objects,
          ...files,
        ]
      : []
  const anchors = anchorsOnPage().filter((anchor) => typed === '' || anchor.includes(typed.replace(/^#/, '')))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (address !== undefined) onPick({ address, newWindow: address !== '' && newWindow })
  }
  return (
    <EditorDialog title={t('Link')} onClose={onClose}>
      <form onSubmit={submit}>
        <label className={forms.field}>
          <span>{t('Search for a page or type an address')}</span>
          <input type="text" value={typed} data-starts-here spellCheck={false} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <p role="status" className={forms.hint}>
          {address
            ? `${t(KIND_NAMES[kindOf(address)])}: ${address}`
            : address === ''
              ? ''
              : t('Choose from the list, or type a full address.')}
        </p>
        <ul className={forms.hits}>
          {[...hits, ...anchors.map((anchor) => ({ kind: 'anchor', title: `#${anchor}`, url: `#${anchor}` }))].map((hit) => (
            <li key={`${hit.kind}${hit.url}`}>
              <button type="button" onClick={() => setTyped(hit.url)}>
                <span>{hit.title}</span>
                <small>{hit.url}</small>
              </button>
            </li>
          ))}
        </ul>
        {withWindow && (
          <label className={forms.check}>
            <input type="checkbox" checked={newWindow} onChange={(event) => setNewWindow(event.target.checked)} />
            {t('Open in a new window')}
          </label>
        )}
        <div className={forms.buttons}>
          <button type="submit" className={forms.action} disabled={!address}>
            {t('Set the link')}
          </button>
          {given.address && (
            <button type="button" className={forms.second} onClick={() => onPick({ address: '', newWindow: false })}>
              {t('Remove the link')}
            </button>
          )}
        </div>
      </form>
    </EditorDialog>
  )
}

function pageHit({ title, url }: { title: string; url: string }): Hit {
  return { kind: 'page', title, url }
}

/** Events, productions, people, articles and whatever else the site's search finds by a name. */
async function objectsNamed(name: string): Promise<Hit[]> {
  const { events, others } = await call<Record<'events' | 'others', { results: Hit[] }>>('GET', `/de/api/search/?query=${name}`)
  return [...others.results.filter(({ kind }) => kind !== 'page'), ...events.results].slice(0, HITS_SHOWN)
}

/** Documents of the library, such as a programme to print. */
async function filesNamed(name: string): Promise<Hit[]> {
  const { results } = await call<{ results: { file: FileSource | null }[] }>('GET', `/api/media/?kind=document&search=${name}`)
  return results.flatMap(({ file }) => (file ? [{ kind: 'file', title: file.filename, url: file.url }] : [])).slice(0, FILES_SHOWN)
}

/** What is found by a name once somebody rests; nothing while an address is typed. */
function useHits(typed: string, find: (name: string) => Promise<Hit[]>): Hit[] {
  const [hits, setHits] = useState<Hit[]>([])
  const name = addressFrom(typed) === undefined ? typed.trim() : ''
  useEffect(() => {
    if (!name) return setHits([])
    let isCurrent = true
    const timer = setTimeout(() => {
      find(encodeURIComponent(name)).then(
        (found) => isCurrent && setHits(found),
        () => isCurrent && setHits([]),
      )
    }, REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [name, find])
  return hits
}

/** The anchors of the page that is being edited. */
function anchorsOnPage(): string[] {
  return [...document.querySelectorAll('main [data-node][id]')].map((element) => element.id)
}
