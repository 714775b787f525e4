import { useEffect, useState } from 'react'
import type { ObjectStatus } from '../../content/index.ts'
import { describeStatus } from '../../staff-ui/page-status.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { type EditedObject, readStatus } from './use-status.ts'

/** Why visitors will not see the object at another instant; empty where they will, and for now, which the toolbar shows. */
export function useHiddenReason({ contentType, objectId }: EditedObject, moment: string): string {
  const [absence, setAbsence] = useState<ObjectStatus['status']>()
  const format = useDateFormat()
  useEffect(() => {
    let isWanted = true
    setAbsence(undefined)
    if (!moment) return
    readStatus({ contentType, objectId }, moment).then(
      ({ status }) => isWanted && setAbsence(status.state === 'online' ? undefined : status),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [contentType, objectId, moment])
  return absence ? describeStatus(absence, format) : ''
}
