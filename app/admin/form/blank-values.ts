import type { ContentType } from '../../platform/content-type/content-type.ts'
import { initialValues } from '../../platform/content-type/initial-values.ts'
import type { Values } from './three-way.ts'

/** What takes more than one sitting to write: it goes online when somebody says so, and not by its first save. */
const WRITTEN_FIRST = ['production', 'event', 'article']

/** What a form of a new record begins with. */
export function blankValues(type: Pick<ContentType, 'name' | 'fields'>): Values {
  return { ...initialValues(type as ContentType), ...(WRITTEN_FIRST.includes(type.name) ? { isOnline: false } : {}) }
}
