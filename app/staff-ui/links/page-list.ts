import { useEffect, useSyncExternalStore } from 'react'
import type { StatusResponse, VariantKind } from '../../content/index.ts'
import { comparableName } from '../../platform/format/plain-letters.ts'
import { request } from '../api-client.ts'

/** A page in the tree, online or offline. */
export type PageNode = {
  id: number
  parent_id: number | null
  position: number
  title: string
  path: string
  url: string
  is_online: boolean
  status: StatusResponse
  has_draft: boolean
  was_online: boolean
  /** when it goes online by itself, ISO with offset; null where nothing is planned */
  online_at: string | null
  is_house: boolean
  in_menu: boolean
  /** what it says in another way of another page or record; null for a page of its own right */
  variant: VariantKind | null
  variant_of: { content_type: string; object_id: number } | null
}

let known: PageNode[] | undefined
/** Whether nothing is known because the server did not answer. */
let isAway = false
const listeners = new Set<() => void>()

/**
 * All pages, the same for everything that shows them; undefined until they are loaded first, empty when that failed. They are
 * loaded again wherever they come to be shown, and by `tryAgain`.
 */
export function usePages(): { pages: PageNode[] | undefined; hasFailed: boolean; tryAgain: () => void } {
  const pages = useKnownPages()
  const hasFailed = useSyncExternalStore(
    subscribe,
    () => isAway,
    () => false,
  )
  useEffect(load, [])
  return { pages, hasFailed, tryAgain: load }
}

function load(): void {
  void refreshPages()
}

/** All pages as far as something that shows them has loaded them; loads nothing. */
export function useKnownPages(): PageNode[] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
}

/** Loads all pages again, for everything that shows them. Where that fails, those that are known stay: what was done is done. */
export function refreshPages(): Promise<void> {
  return request<{ results: PageNode[] }>('GET', '/de/pageeditor-api/pages').then(
    ({ results }) => setKnown(results),
    () => setKnown(known ?? [], known === undefined || isAway),
  )
}

function setKnown(pages: PageNode[], hasFailed = false): void {
  known = pages
  isAway = hasFailed
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Pages in depth-first order of the tree; siblings keep their order. */
export function inTreeOrder(pages: PageNode[]): PageNode[] {
  const below = (parentId: number | null): PageNode[] =>
    pages.filter(({ parent_id }) => parent_id === parentId).flatMap((page) => [page, ...below(page.id)])
  return below(null)
}

/** The pages whose title or path contains a text, however its umlauts are typed. */
export function pagesMatching(pages: PageNode[], text: string): PageNode[] {
  return pages.filter(matcherOf(text, ({ title, path }) => `${title} /${path}`))
}

/** What has a text in its title, however its umlauts are typed. */
export function titlesMatching<Entry extends { title: string }>(entries: Entry[], text: string): Entry[] {
  return entries.filter(matcherOf(text, ({ title }) => title))
}

function matcherOf<Entry>(text: string, wordsOf: (entry: Entry) => string) {
  const typed = text.trim().toLowerCase()
  const spelled = spelledOut(text)
  return (entry: Entry) => {
    const words = wordsOf(entry)
    return words.toLowerCase().includes(typed) || (spelled !== '' && spelledOut(words).includes(spelled))
  }
}

function spelledOut(text: string): string {
  return comparableName(text)
}
