import { useEffect, useState } from 'react'
import { RELEASES_PATH, type Release } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'

/**
 * The open releases, read once somebody wants to choose one.
 * @returns undefined until they are read; none where they cannot be, so that a new one can still be named
 */
export function useReleases(isWanted: boolean): Release[] | undefined {
  const [releases, setReleases] = useState<Release[]>()
  useEffect(() => {
    if (!isWanted) return
    request<{ results: Release[] }>('GET', RELEASES_PATH).then(
      ({ results }) => setReleases(results),
      () => setReleases([]),
    )
  }, [isWanted])
  return releases
}
