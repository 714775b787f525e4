/** A venue with its geographic position. */
type Venue = { id: number; name: string; latitude: number; longitude: number }

/** A venue on the map: its point, the position of its label, and the minutes on foot from the centre. */
export type MapPoint = { id: number; name: string; x: number; y: number; labelY: number; side: 'left' | 'right'; minutes: number }

/** The distance walked in a number of minutes; the label is null where the circle lies outside the map. */
type WalkingRing = { minutes: number; radius: number; label: { x: number; y: number } | null }

export type LocatorMap = {
  here: MapPoint
  others: MapPoint[]
  /** circles of equal walking time around the centre */
  rings: WalkingRing[]
}

export const MAP_WIDTH = 640
export const MAP_HEIGHT = 480
/** Space for the labels at the edges. */
const MARGIN = 96
const LABEL_HEIGHT = 28
const RING_LABEL_GAP = 6
const METRES_PER_DEGREE = 111_320
/** A leisurely walk. */
const METRES_PER_MINUTE = 75
/** Venues farther away are left out: too far to walk. */
const MAX_WALK_MINUTES = 45
const RING_MINUTES = 5
/** Minimum width and height of the map, for a single venue. */
const MIN_SPAN_METRES = 600

/**
 * Lays out a schematic map of the venues: north is up, distances are true, without streets and without a request to a
 * map service.
 * @param here the venue in the centre
 */
export function layoutLocatorMap(here: Venue, all: Venue[]): LocatorMap {
  const east = METRES_PER_DEGREE * Math.cos((here.latitude * Math.PI) / 180)
  const placed = all
    .filter(({ id }) => id !== here.id)
    .map((place) => {
      const x = (place.longitude - here.longitude) * east
      const y = (here.latitude - place.latitude) * METRES_PER_DEGREE
      return { place, x, y, minutes: Math.max(1, Math.ceil(Math.hypot(x, y) / METRES_PER_MINUTE)) }
    })
    .filter(({ minutes }) => minutes <= MAX_WALK_MINUTES)
  const [left, width] = spanOf([0, ...placed.map(({ x }) => x)])
  const [top, height] = spanOf([0, ...placed.map(({ y }) => y)])
  const scale = Math.min((MAP_WIDTH - 2 * MARGIN) / width, (MAP_HEIGHT - 2 * MARGIN) / height)
  const pointOf = ({ id, name }: Venue, x: number, y: number, minutes: number): MapPoint => {
    const planX = MAP_WIDTH / 2 + (x - left - width / 2) * scale
    const planY = MAP_HEIGHT / 2 + (y - top - height / 2) * scale
    return { id, name, x: planX, y: planY, labelY: planY, side: planX > MAP_WIDTH / 2 ? 'left' : 'right', minutes }
  }
  const points = apart([pointOf(here, 0, 0, 0), ...placed.map(({ place, x, y, minutes }) => pointOf(place, x, y, minutes))])
  const furthest = Math.max(RING_MINUTES, ...placed.map(({ minutes }) => minutes))
  const rings = Array.from({ length: Math.ceil(furthest / RING_MINUTES) }, (_, index) => (index + 1) * RING_MINUTES)
  const middle = points.find(({ id }) => id === here.id) as MapPoint
  return {
    here: middle,
    others: points.filter(({ id }) => id !== here.id).sort((a, b) => a.minutes - b.minutes),
    rings: rings.map((minutes) => ringAbout(middle, minutes, minutes * METRES_PER_MINUTE * scale)),
  }
}

/** The label of a circle is above it, below it, or beside it: the first position within the map. */
function ringAbout({ x, y }: MapPoint, minutes: number, radius: number): WalkingRing {
  const places = [
    { x, y: y - radius - RING_LABEL_GAP },
    { x, y: y + radius + LABEL_HEIGHT / 2 },
    { x: x + radius + LABEL_HEIGHT, y },
    { x: x - radius - LABEL_HEIGHT, y },
  ]
  const isOnPaper = (place: { x: number; y: number }) =>
    place.x > LABEL_HEIGHT && place.x < MAP_WIDTH - LABEL_HEIGHT && place.y > LABEL_HEIGHT / 2 && place.y < MAP_HEIGHT - RING_LABEL_GAP
  return { minutes, radius, label: places.find(isOnPaper) ?? null }
}

/** Start and extent of a range of values, at least the minimum span. */
function spanOf(values: number[]): [start: number, span: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const missing = Math.max(0, MIN_SPAN_METRES - (high - low))
  return [low - missing / 2, high - low + missing]
}

/** Moves labels on the same side down until none overlap. */
function apart(points: MapPoint[]): MapPoint[] {
  const lowest = { left: -Infinity, right: -Infinity }
  return points
    .toSorted((a, b) => a.y - b.y)
    .map((point) => {
      const labelY = Math.max(point.y, lowest[point.side] + LABEL_HEIGHT)
      lowest[point.side] = labelY
      return { ...point, labelY }
    })
}
