import type { RecordType } from '../app/records/record-type.ts'
import { importFromSite } from './import-from-site.ts'

/** The record types of the site, whose definitions reach into screens. */
export async function readRecordTypes(): Promise<readonly RecordType[]> {
  return (await importFromSite<{ allRecordTypes: readonly RecordType[] }>('./app/server/record-types.ts')).allRecordTypes
}
