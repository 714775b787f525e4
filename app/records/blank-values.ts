import { initialValues } from './initial-values.ts'
import type { RecordType, Values } from './record-type.ts'

/** The values that the form of a new record opens with. */
export function blankValues(type: Pick<RecordType, 'fields' | 'startsOffline'>): Values {
  return { ...initialValues(type), ...(type.startsOffline ? { isOnline: false } : {}) }
}
