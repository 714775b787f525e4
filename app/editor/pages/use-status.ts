import { useEffect, useState } from 'react'
import type { ObjectStatus, Region } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'

export type EditedObject = Pick<Region, 'contentType' | 'objectId'>

/** The status of an object for visitors. @param on instant, ISO; now when empty @throws ApiError */
export function readStatus({ contentType, objectId }: EditedObject, on = ''): Promise<ObjectStatus> {
  return request('GET', `/de/pageeditor-api/status/${contentType}/${objectId}${on && `?on=${encodeURIComponent(on)}`}`)
}

/**
 * The status of an object for visitors, read on mount and whenever one of `changes` does.
 * @param changes values that change whenever the status may have
 */
export function useStatus(subject: EditedObject | undefined, ...changes: unknown[]): ObjectStatus | undefined {
  const { contentType, objectId } = subject ?? {}
  const key = `${contentType}:${objectId}`
  const [loaded, setKnown] = useState<{ key: string; status: ObjectStatus }>()
  useEffect(() => {
    let isWanted = true
    if (contentType === undefined || objectId === undefined) return
    readStatus({ contentType, objectId }).then(
      (answer) => isWanted && setKnown({ key, status: answer }),
      // On failure no status is shown.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [key, contentType, objectId, ...changes])
  return loaded?.key === key ? loaded.status : undefined
}
