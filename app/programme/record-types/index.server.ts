import type { RecordType } from '../../records/record-type.ts'
import { event } from './event.server.ts'
import { exhibitionType } from './exhibition-type.server.ts'
import { genre } from './genre.server.ts'
import { person } from './person.server.ts'
import { personCategory } from './person-category.server.ts'
import { production } from './production.server.ts'
import { room } from './room.server.ts'
import { season } from './season.server.ts'
import { seriesType } from './series.server.ts'
import { tag } from './tag.server.ts'
import { teaser } from './teaser.server.ts'
import { venue } from './venue.server.ts'

/** The record types of the programme, in the order of the admin area's menu. */
export const programmeRecordTypes: RecordType[] = [
  event,
  production,
  person,
  seriesType,
  teaser,
  venue,
  room,
  season,
  exhibitionType,
  genre,
  tag,
  personCategory,
]
