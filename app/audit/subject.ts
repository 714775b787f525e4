import type { Piece } from '../content-lint/piece.ts'
import type { Finding } from './finding.ts'

/** A piece of content with the module it stands in; none in a record's field. */
export type PlacedPiece = Piece & { node?: { containerId: number; nodeId: string } }

/** Something published that is checked as a whole: a page, a record, the settings. */
export type Subject = {
  contentType: string
  objectId: number
  title: string
  /** where visitors see it; null where it has no page of its own */
  url: string | null
  /** where staff change its fields; null where it has none but modules */
  form: string | null
  /** where its modules are met in editing, of what other pages show; a page of its own says that by itself */
  metAt?: string
  pieces: PlacedPiece[]
  /** what is wrong with it beside other records */
  findings?: Finding[]
}
