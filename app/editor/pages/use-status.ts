import { useEffect, useState } from 'react'
import type { ObjectStatus, Region } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import type { EditorSession } from '../session/session.ts'

export type EditedObject = Pick<Region, 'contentType' | 'objectId'>

/** How long a session has to be at rest before its changes are counted again. */
const REST_MS = 300
/** What time itself changes, and others elsewhere, is seen after this long at most. */
const REFRESH_MS = 60_000

/** The status of an object for visitors. @param on instant, ISO; now when empty @throws ApiError */
export function readStatus({ contentType, objectId }: EditedObject, on = ''): Promise<ObjectStatus> {
  return request('GET', `/de/pageeditor-api/status/${contentType}/${objectId}${on && `?on=${encodeURIComponent(on)}`}`)
}

/**
 * The status of an object for visitors, read on mount, whenever one of `changes` does, when the window is looked at again,
 * and once a minute.
 * @param changes values that change whenever the status may have
 */
export function useStatus(subject: EditedObject | undefined, ...changes: unknown[]): ObjectStatus | undefined {
  const { contentType, objectId } = subject ?? {}
  const key = `${contentType}:${objectId}`
  const [loaded, setKnown] = useState<{ key: string; status: ObjectStatus }>()
  useEffect(() => {
    let isWanted = true
    if (contentType === undefined || objectId === undefined) return
    const read = () => {
      if (document.visibilityState === 'hidden') return
      readStatus({ contentType, objectId }).then(
        (answer) => isWanted && setKnown({ key, status: answer }),
        // On failure the last one stays.
        () => {},
      )
    }
    read()
    const timer = setInterval(read, REFRESH_MS)
    document.addEventListener('visibilitychange', read)
    return () => {
      isWanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [key, contentType, objectId, ...changes])
  return loaded?.key === key ? loaded.status : undefined
}

/** The documents of a session as the server has them, a moment after its last change; a new object whenever they may differ. */
export function useSavedDocuments(session: EditorSession | undefined): object | undefined {
  const [saved, setSaved] = useState<object>()
  useEffect(() => {
    if (!session) return setSaved(undefined)
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      clearTimeout(timer)
      const { documents, syncState } = session.getState()
      if (syncState === 'synced') timer = setTimeout(() => setSaved(documents), REST_MS)
    }
    follow()
    const stop = session.subscribe(follow)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [session])
  return saved
}
