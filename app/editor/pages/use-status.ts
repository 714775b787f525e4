import { useEffect, useState } from 'react'
import type { ObjectStatus, Region } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'

export type EditedObject = Pick<Region, 'contentType' | 'objectId'>

/** Whether visitors see what is edited, now or on another moment, and whether more is to come. @throws ApiError */
export function readStatus({ contentType, objectId }: EditedObject, on = ''): Promise<ObjectStatus> {
  return request('GET', `/de/pageeditor-api/status/${contentType}/${objectId}${on && `?on=${encodeURIComponent(on)}`}`)
}

/**
 * The status of what a page shows, read when the page is opened and whenever it may have changed.
 * @param changes whatever is another value once the status may be another one
 */
export function useStatus(subject: EditedObject | undefined, ...changes: unknown[]): ObjectStatus | undefined {
  const { contentType, objectId } = subject ?? {}
  const key = `${contentType}:${objectId}`
  const [known, setKnown] = useState<{ key: string; status: ObjectStatus }>()
  useEffect(() => {
    let isWanted = true
    if (contentType === undefined || objectId === undefined) return
    readStatus({ contentType, objectId }).then(
      (answer) => isWanted && setKnown({ key, status: answer }),
      // Nothing is said rather than something that may not be true.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [key, contentType, objectId, ...changes])
  return known?.key === key ? known.status : undefined
}
