import { initialValues } from './initial-values.ts'
import type { RecordType, Values } from './record-type.ts'

/** The values in the form of a new record when it opens. */
export function blankValues(type: Pick<RecordType, 'fields' | 'startsOffline'>): Values {
  return { ...initialValues(type), ...(type.startsOffline ? { isOnline: false } : {}) }
}
