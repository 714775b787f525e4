import { useEffect, useState } from 'react'
import type { Region, UnpublishedChanges } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import { currentSession } from '../session/current-session.ts'
import { type Difference, differencesBetween } from './differences.ts'

type Changes = UnpublishedChanges & { differences: Difference[] }

/** The API path of a page's unpublished changes: GET reads, DELETE discards them. */
export function changesPath({ contentType, objectId }: Pick<Region, 'contentType' | 'objectId'>): string {
  return `/de/pageeditor-api/changes/${contentType}/${objectId}`
}

/** The unpublished changes of a page, read after pending input has been sent; undefined while loading, null on failure. */
export function useChanges({ contentType, objectId }: Pick<Region, 'contentType' | 'objectId'>): Changes | null | undefined {
  const [changes, setChanges] = useState<Changes | null>()
  useEffect(() => {
    const read = async () => {
      const session = currentSession()
      session?.commitPendingInput()
      await session?.flush()
      return request<UnpublishedChanges>('GET', changesPath({ contentType, objectId }))
    }
    read().then(
      (response) => setChanges({ ...response, differences: differencesBetween(response.live, response.draft) }),
      () => setChanges(null),
    )
  }, [contentType, objectId])
  return changes
}
