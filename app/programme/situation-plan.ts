/** A place on the plan, by its geographic position. */
type Place = { id: number; name: string; latitude: number; longitude: number }

/** A place as it is drawn: where it lies, where its name stands, and how long one walks there from the middle one. */
export type PlanPoint = { id: number; name: string; x: number; y: number; labelY: number; side: 'left' | 'right'; minutes: number }

/** How far one gets in so many minutes; the words stand where the circle is on the paper, or nowhere. */
type PlanRing = { minutes: number; radius: number; label: { x: number; y: number } | null }

export type SituationPlan = {
  here: PlanPoint
  others: PlanPoint[]
  /** circles about the middle one: how far one gets in so many minutes */
  rings: PlanRing[]
}

export const PLAN_WIDTH = 640
export const PLAN_HEIGHT = 480
/** Room for the names at the edges. */
const EDGE = 96
const LABEL_HEIGHT = 28
const RING_LABEL_GAP = 6
const METRES_PER_DEGREE = 111_320
/** An unhurried walk. */
const METRES_PER_MINUTE = 75
/** Whoever has to walk longer takes something else; such places are not on the plan. */
const LONGEST_WALK = 45
const RING_MINUTES = 5
/** A plan of one place shows what lies this far around it. */
const SMALLEST_SPAN_METRES = 600

/**
 * Draws the places of a house as they lie to each other, north above: true distances, no streets, nothing fetched
 * from anybody.
 * @param here the place that it is about
 */
export function drawSituation(here: Place, all: Place[]): SituationPlan {
  const east = METRES_PER_DEGREE * Math.cos((here.latitude * Math.PI) / 180)
  const placed = all
    .filter(({ id }) => id !== here.id)
    .map((place) => {
      const x = (place.longitude - here.longitude) * east
      const y = (here.latitude - place.latitude) * METRES_PER_DEGREE
      return { place, x, y, minutes: Math.max(1, Math.ceil(Math.hypot(x, y) / METRES_PER_MINUTE)) }
    })
    .filter(({ minutes }) => minutes <= LONGEST_WALK)
  const [left, width] = spanOf([0, ...placed.map(({ x }) => x)])
  const [top, height] = spanOf([0, ...placed.map(({ y }) => y)])
  const scale = Math.min((PLAN_WIDTH - 2 * EDGE) / width, (PLAN_HEIGHT - 2 * EDGE) / height)
  const pointOf = ({ id, name }: Place, x: number, y: number, minutes: number): PlanPoint => {
    const planX = PLAN_WIDTH / 2 + (x - left - width / 2) * scale
    const planY = PLAN_HEIGHT / 2 + (y - top - height / 2) * scale
    return { id, name, x: planX, y: planY, labelY: planY, side: planX > PLAN_WIDTH / 2 ? 'left' : 'right', minutes }
  }
  const points = apart([pointOf(here, 0, 0, 0), ...placed.map(({ place, x, y, minutes }) => pointOf(place, x, y, minutes))])
  const furthest = Math.max(RING_MINUTES, ...placed.map(({ minutes }) => minutes))
  const rings = Array.from({ length: Math.ceil(furthest / RING_MINUTES) }, (_, index) => (index + 1) * RING_MINUTES)
  const middle = points.find(({ id }) => id === here.id) as PlanPoint
  return {
    here: middle,
    others: points.filter(({ id }) => id !== here.id).sort((a, b) => a.minutes - b.minutes),
    rings: rings.map((minutes) => ringAbout(middle, minutes, minutes * METRES_PER_MINUTE * scale)),
  }
}

/** The words stand above the circle, or below it, or beside it: the first place that is on the paper. */
function ringAbout({ x, y }: PlanPoint, minutes: number, radius: number): PlanRing {
  const places = [
    { x, y: y - radius - RING_LABEL_GAP },
    { x, y: y + radius + LABEL_HEIGHT / 2 },
    { x: x + radius + LABEL_HEIGHT, y },
    { x: x - radius - LABEL_HEIGHT, y },
  ]
  const isOnPaper = (place: { x: number; y: number }) =>
    place.x > LABEL_HEIGHT && place.x < PLAN_WIDTH - LABEL_HEIGHT && place.y > LABEL_HEIGHT / 2 && place.y < PLAN_HEIGHT - RING_LABEL_GAP
  return { minutes, radius, label: places.find(isOnPaper) ?? null }
}

/** Where values begin and how far they reach, never less than a plan needs. */
function spanOf(values: number[]): [start: number, span: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const missing = Math.max(0, SMALLEST_SPAN_METRES - (high - low))
  return [low - missing / 2, high - low + missing]
}

/** Moves names on the same side down until none lies over another. */
function apart(points: PlanPoint[]): PlanPoint[] {
  const lowest = { left: -Infinity, right: -Infinity }
  return points
    .toSorted((a, b) => a.y - b.y)
    .map((point) => {
      const labelY = Math.max(point.y, lowest[point.side] + LABEL_HEIGHT)
      lowest[point.side] = labelY
      return { ...point, labelY }
    })
}
