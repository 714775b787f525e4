import type { Viewer } from '../platform/auth/auth.ts'
import type { NoteMedia } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'
import { fromRow } from '../records/values.server.ts'
import { recordChange } from '../records/write.server.ts'
import { mediaRecordType } from './record-type.ts'

/** Writes into the log what somebody has taken into the media library, or said anew of a file while editing a page. */
export function noteMedia(platform: Platform, viewer: Viewer): NoteMedia {
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
