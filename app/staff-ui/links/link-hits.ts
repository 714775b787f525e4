import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { FileSource } from '../../platform/media/file-source.ts'
import { request } from '../api-client.ts'
import { addressFrom, addressKind } from './address.ts'
import { pagesMatching, usePages } from './page-list.ts'

const REST_MS = 200
const PAGES_SHOWN = 6
const HITS_SHOWN = 8
const FILES_SHOWN = 4

/** Something of this site that a link can lead to. */
export type Hit = { kind: string; title: string; url: string }

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

/** What sort of thing was found, in a word. */
export function hitKindText({ kind }: Hit): string {
  const name = KIND_NAMES[kind]
  return name ? t(name) : kind
}

/**
 * What bears the name that is typed: pages, what the search knows, files, places on this page. None while an address is
 * typed. `isComplete` once everybody who was asked has answered.
 */
export function useLinkHits(typed: string): { hits: Hit[]; isComplete: boolean } {
  const { pages } = usePages()
  const objects = useHits(typed, objectsNamed)
  const files = useHits(typed, filesNamed)
  const address = addressFrom(typed)
  const anchors = anchorsOnPage().filter((anchor) => typed === '' || anchor.includes(typed.replace(/^#/, '')))
  const isName = !address || addressKind(address) === 'page'
  const named = isName
    ? [
        ...pagesMatching(pages ?? [], typed)
          .slice(0, PAGES_SHOWN)
          .map(pageHit),
        ...objects.hits,
        ...files.hits,
      ]
    : []
  return {
    hits: [...named, ...anchors.map((anchor) => ({ kind: 'anchor', title: `#${anchor}`, url: `#${anchor}` }))],
    isComplete: pages !== undefined && objects.isComplete && files.isComplete,
  }
}

function pageHit({ title, url }: { title: string; url: string }): Hit {
  return { kind: 'page', title, url }
}

/** Events, productions, people, articles and whatever else the site's search finds by a name. */
async function objectsNamed(name: string): Promise<Hit[]> {
  const { events, others } = await request<Record<'events' | 'others', { results: Hit[] }>>('GET', `/de/api/search/?query=${name}`)
  return [...others.results.filter(({ kind }) => kind !== 'page'), ...events.results].slice(0, HITS_SHOWN)
}

/** Documents of the library, such as a programme to print. */
async function filesNamed(name: string): Promise<Hit[]> {
  const { results } = await request<{ results: { file: FileSource | null }[] }>('GET', `/api/media/?kind=document&search=${name}`)
  return results.flatMap(({ file }) => (file ? [{ kind: 'file', title: file.filename, url: file.url }] : [])).slice(0, FILES_SHOWN)
}

/** What is found by a name once somebody rests; nothing while an address is typed. */
function useHits(typed: string, find: (name: string) => Promise<Hit[]>): { hits: Hit[]; isComplete: boolean } {
  const [found, setFound] = useState<{ name: string; hits: Hit[] }>({ name: '', hits: [] })
  const name = addressFrom(typed) === undefined ? typed.trim() : ''
  useEffect(() => {
    if (!name) return setFound({ name, hits: [] })
    let isCurrent = true
    const timer = setTimeout(() => {
      find(encodeURIComponent(name)).then(
        (hits) => isCurrent && setFound({ name, hits }),
        () => isCurrent && setFound({ name, hits: [] }),
      )
    }, REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [name, find])
  return { hits: found.hits, isComplete: found.name === name }
}

/** The anchors of the page that is being edited. */
function anchorsOnPage(): string[] {
  return [...document.querySelectorAll('main [data-node][id]')].map((element) => element.id)
}
