import { useEffect, useState } from 'react'
import type { StatusResponse } from '../../content/index.ts'
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
  is_house: boolean
  in_menu: boolean
}

/** All pages; undefined while loading, empty when that failed. `refresh` loads them again. */
export function usePages(): { pages: PageNode[] | undefined; refresh: () => Promise<void> } {
  const [pages, setPages] = useState<PageNode[]>()
  const refresh = async () => setPages((await request<{ results: PageNode[] }>('GET', '/de/pageeditor-api/pages')).results)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, and by refresh
  useEffect(() => {
    refresh().catch(() => setPages([]))
  }, [])
  return { pages, refresh }
}

/** Pages in depth-first order of the tree; siblings keep their order. */
export function inTreeOrder(pages: PageNode[]): PageNode[] {
  const below = (parentId: number | null): PageNode[] =>
    pages.filter(({ parent_id }) => parent_id === parentId).flatMap((page) => [page, ...below(page.id)])
  return below(null)
}

/** The pages whose title or path contains a text; case does not matter. */
export function pagesMatching(pages: PageNode[], text: string): PageNode[] {
  const search = text.trim().toLowerCase()
  return pages.filter(({ title, path }) => `${title} /${path}`.toLowerCase().includes(search))
}
