/** The fields of a performance that the evening desk reads and writes, as its record has them. */
export type EventValues = {
  productionId: number
  roomId: number
  parentId: number | null
  startsAt: string
  endsAt: string | null
  status: string
  note: string
  idJet: string
  isOnline: boolean
  cast: CastRow[]
}
type CastRow = {
  kind: 'cast' | 'team'
  role: string
  personId: number
  isExtra: boolean
  /** id of the production's row that it replaces */
  replacesId: number | null
  isReading: boolean
  isOmitted: boolean
}
