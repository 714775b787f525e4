import type { ConsentService } from '../consent/index.ts'
import { MAP_ORIGIN } from '../platform/http/embed-origins.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { FrameShape } from './parsed-embed.ts'

/** The map styles of OpenStreetMap, by the ids of its embed (A §3.7). */
export const MAP_IDS = ['mapnik', 'cyclosm', 'transportmap', 'hot'] as const
export type MapId = (typeof MAP_IDS)[number]

export const MAP_NAMES: Record<MapId, Label> = {
  mapnik: 'Streets',
  cyclosm: 'Cycling',
  transportmap: 'Public transport',
  hot: 'Buildings and paths',
}

/** Half the size of the map in degrees: some 500 metres to each side at German latitudes. */
const VIEW_RADIUS = { latitude: 0.0035, longitude: 0.009 }
const DIGITS = 5
const SERVICE: ConsentService = 'openstreetmap'
const SHAPE: FrameShape = { height: 360 }

/** The embed of a street map around a point, for `ForeignFrame`, which asks for consent. */
export function streetMap({ latitude, longitude }: { latitude: number; longitude: number }, id: MapId) {
  const bounds = [
    longitude - VIEW_RADIUS.longitude,
    latitude - VIEW_RADIUS.latitude,
    longitude + VIEW_RADIUS.longitude,
    latitude + VIEW_RADIUS.latitude,
  ]
  const query = new URLSearchParams({
    bbox: bounds.map((degrees) => degrees.toFixed(DIGITS)).join(','),
    layer: id,
    marker: `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`,
  })
  return {
    id,
    name: 'OpenStreetMap',
    service: SERVICE,
    frame: `${MAP_ORIGIN}/export/embed.html?${query}`,
    page: `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    shape: SHAPE,
  }
}
export type StreetMap = ReturnType<typeof streetMap>
