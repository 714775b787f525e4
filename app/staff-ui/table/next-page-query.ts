/** The query of the page after one that ends with this id; null when there is none. */
export function nextPageQuery(url: URL, lastId: number | undefined): string | null {
  if (lastId === undefined) return null
  const next = new URLSearchParams(url.searchParams)
  next.set('before', String(lastId))
  return `?${next}`
}
