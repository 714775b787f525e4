/** The address of what follows on a list that ends with this id; null where it is the last. */
export function nextPageQuery(url: URL, lastId: number | undefined): string | null {
  if (lastId === undefined) return null
  const next = new URLSearchParams(url.searchParams)
  next.set('before', String(lastId))
  return `?${next}`
}
