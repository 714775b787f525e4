import type { Viewer } from '../platform/auth/auth.ts'
import type { LogMediaChange } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'
import { fromRow } from '../records/values.server.ts'
import { recordChange } from '../records/write.server.ts'
import { mediaRecordType } from './record-type.ts'

/** Creates a logger for uploads and descriptions of media files that are made outside the media library, in the page editor. */
export function logMediaChanges(platform: Platform, viewer: Viewer): LogMediaChange {
  return (tx, row, before) =>
    recordChange(platform, tx, viewer, {
      contentType: mediaRecordType.name,
      objectId: row.id,
      title: row.filename,
      action: before ? 'changed' : 'created',
      before: before && fromRow(mediaRecordType, before),
      after: fromRow(mediaRecordType, row),
    })
}
