import { useEffect, useState } from 'react'
import type { StatusResponse } from '../../content/index.ts'
import { request } from '../api-client.ts'

/** A page in the tree, as staff see it: offline ones as well. */
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
  is_house: boolean
  in_menu: boolean
}

/** All pages, in the order of the tree; undefined until they are there. `refresh` reads them anew. */
export function usePages(): { pages: PageNode[] | undefined; refresh: () => Promise<void> } {
  const [pages, setPages] = useState<PageNode[]>()
  const refresh = async () => setPages((await request<{ results: PageNode[] }>('GET', '/de/pageeditor-api/pages')).results)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and when asked
  useEffect(() => {
    refresh().catch(() => setPages([]))
  }, [])
  return { pages, refresh }
}

/** Pages as they stand in the tree: each followed by those below it, siblings in their order. */
export function inTreeOrder(pages: PageNode[]): PageNode[] {
  const below = (parentId: number | null): PageNode[] =>
    pages.filter(({ parent_id }) => parent_id === parentId).flatMap((page) => [page, ...below(page.id)])
  return below(null)
}

/** The pages whose title or address holds what was typed. */
export function pagesMatching(pages: PageNode[], text: string): PageNode[] {
  const wanted = text.trim().toLowerCase()
  return pages.filter(({ title, path }) => `${title} /${path}`.toLowerCase().includes(wanted))
}
