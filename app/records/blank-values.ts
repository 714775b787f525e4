import { initialValues } from './initial-values.ts'
import type { RecordType, Values } from './record-type.ts'

/** What takes more than one sitting to write: it goes online when somebody says so, and not by its first save. */
const WRITTEN_FIRST = ['production', 'event', 'article']

/** What a form of a new record begins with. */
export function blankValues(type: Pick<RecordType, 'name' | 'fields'>): Values {
  return { ...initialValues(type as RecordType), ...(WRITTEN_FIRST.includes(type.name) ? { isOnline: false } : {}) }
}
