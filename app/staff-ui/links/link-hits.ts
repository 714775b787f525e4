import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { FileSource } from '../../platform/media/file-source.ts'
import { request } from '../api-client.ts'
import { addressFrom, addressKind } from './address.ts'
import { pagesMatching, titlesMatching, usePages } from './page-list.ts'

const SEARCH_DELAY_MS = 200
const PAGES_SHOWN = 6
const HITS_SHOWN = 8
const FILES_SHOWN = 4

/** A link target on this site. */
export type Hit = { kind: string; title: string; url: string }

/** What a search has found; `hasFailed` where it could not be asked, as without a connection. */
export type Found = { hits: Hit[]; isComplete: boolean; hasFailed: boolean }

const KIND_NAMES: Record<string, Label> = {
  page: 'Page',
  legal: 'Page',
  production: 'Production|hit',
  event: 'Performance',
  series: 'Series',
  person: 'Person',
  article: 'Article',
  venue: 'Venue',
  file: 'File',
  anchor: 'Anchor on this page',
}

/** The label of a hit's kind. */
export function hitKindText({ kind }: Hit): string {
  const name = KIND_NAMES[kind]
  return name ? t(name) : kind
}

/**
 * The link targets that match typed text: pages, objects of the site search, files, and anchors of this page. While an
 * address is typed only anchors match. `isComplete` once all requests are answered, `hasFailed` where one could not be asked.
 */
export function useLinkHits(typed: string): Found {
  const { pages, hasFailed } = usePages()
  const objects = useSearch(typed, searchObjects)
  const files = useSearch(typed, searchFiles)
  const address = addressFrom(typed)
  const anchors = anchorsOnPage().filter((anchor) => typed === '' || anchor.includes(typed.replace(/^#/, '')))
  const isName = !address || addressKind(address) === 'page'
  const byName = isName
    ? [
        ...pagesMatching(pages ?? [], typed)
          .slice(0, PAGES_SHOWN)
          .map(pageHit),
        ...objects.hits,
        ...files.hits,
      ]
    : []
  return {
    hits: [...byName, ...anchors.map((anchor) => ({ kind: 'anchor', title: `#${anchor}`, url: `#${anchor}` }))],
    isComplete: pages !== undefined && objects.isComplete && files.isComplete,
    hasFailed: hasFailed || objects.hasFailed || files.hasFailed,
  }
}

function pageHit({ title, url }: { title: string; url: string }): Hit {
  return { kind: 'page', title, url }
}

/** Productions, people, articles, performances and other objects, by the site search. @param name as in an address */
export async function searchObjects(name: string): Promise<Hit[]> {
  const { events, others } = await request<Record<'events' | 'others', { results: Hit[] }>>('GET', `/de/api/search/?query=${name}`)
  return [...others.results.filter(({ kind }) => kind !== 'page'), ...events.results].slice(0, HITS_SHOWN)
}

/** Documents of the media library. */
async function searchFiles(name: string): Promise<Hit[]> {
  const { results } = await request<{ results: { file: FileSource | null }[] }>('GET', `/api/media/?kind=document&search=${name}`)
  return results.flatMap(({ file }) => (file ? [{ kind: 'file', title: file.filename, url: file.url }] : [])).slice(0, FILES_SHOWN)
}

/**
 * Searches for a name, debounced; an address finds nothing. Until it is answered, of what was found before only what has the
 * new name stays, so that Enter never takes what something else has found.
 * @param find always the same function
 */
export function useSearch(typed: string, find: (name: string) => Promise<Hit[]>): Found {
  const [result, setResult] = useState<{ name: string; hits: Hit[]; hasFailed?: boolean }>({ name: '', hits: [] })
  const name = addressFrom(typed) === undefined ? typed.trim() : ''
  useEffect(() => {
    if (!name) return setResult({ name, hits: [] })
    let isCurrent = true
    const timer = setTimeout(() => {
      find(encodeURIComponent(name)).then(
        (hits) => isCurrent && setResult({ name, hits }),
        () => isCurrent && setResult({ name, hits: [], hasFailed: true }),
      )
    }, SEARCH_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [name, find])
  const isComplete = result.name === name
  const hits = isComplete ? result.hits : titlesMatching(result.hits, name)
  return { hits, isComplete, hasFailed: result.hasFailed ?? false }
}

/** The anchors of the edited page. */
function anchorsOnPage(): string[] {
  return [...document.querySelectorAll('main [data-node][id]')].map((element) => element.id)
}
