import { useEffect, useState } from 'react'
import type { Region, UnpublishedChanges } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import { currentSession } from '../session/current-session.ts'
import { type Difference, differencesBetween } from './differences.ts'

type Changes = UnpublishedChanges & { differences: Difference[] }

/** The address at which the unpublished changes of a page are read and thrown away. */
export function changesPath({ contentType, objectId }: Pick<Region, 'contentType' | 'objectId'>): string {
  return `/de/pageeditor-api/changes/${contentType}/${objectId}`
}

/** What of a page is not live yet, read once what is being typed has been sent; undefined until it is there, null when it cannot be read. */
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
      (answer) => setChanges({ ...answer, differences: differencesBetween(answer.live, answer.draft) }),
      () => setChanges(null),
    )
  }, [contentType, objectId])
  return changes
}
