import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import { type Box, boxesAt, boxesWithin, typeAt } from './mp4-boxes.ts'

/** How pictures are recorded in MP4 that all browsers show. */
const SHOWN_EVERYWHERE = ['avc1', 'avc3', 'av01', 'vp08', 'vp09']
const NAMES: Record<string, string> = {
  ...{ hvc1: 'HEVC (H.265)', hev1: 'HEVC (H.265)', dvh1: 'Dolby Vision', dvhe: 'Dolby Vision', mp4v: 'MPEG-4 Part 2' },
  ...{ apch: 'ProRes', apcn: 'ProRes', apcs: 'ProRes', apco: 'ProRes', ap4h: 'ProRes' },
}
/** Where telephones and cameras write the place, and what else tells which one it was. */
const PLACE_BOXES = ['©xyz', 'loci', 'GPMF', 'CAME', 'FIRM', 'LENS']
/** Tracks of measurements beside the film, with the place for each second. */
const MEASURED = ['gpmd', 'camm', 'mebx', 'rtmd']
const APPLE_PLACE = /^com\.apple\.quicktime\.(location|content\.identifier|direction)|gps|serial/i
/** Adobe's place for XMP, in the box `uuid`. */
const XMP_UUID = 'be7acfcb97a942e89c71999491e3afac'

/**
 * Refuses a film that most browsers would show as a black field.
 * @throws Problem 400 `film_rarely_plays`
 */
export function assertPlaysEverywhere(bytes: Uint8Array): void {
  const recorded = boxesAt(bytes, 'moov/trak').flatMap((track) => (handlerOf(bytes, track) === 'vide' ? formatsOf(bytes, track) : []))
  const rare = recorded.find((format) => !SHOWN_EVERYWHERE.includes(format))
  if (rare === undefined) return
  throw new Problem(
    400,
    'film_rarely_plays',
    t(
      'This film is recorded as {format}, which many browsers cannot show. Please save it as H.264, for example with “Export” in Photos or QuickTime, or with HandBrake.',
      {
        format: NAMES[rare] ?? rare,
      },
    ),
  )
}

/**
 * A film or recording without the place at which it was made and without the numbers of devices: their boxes become free
 * ones of the same length, so that no other byte moves.
 * @returns the same bytes where there is nothing of the kind
 */
export function withoutPlace(bytes: Uint8Array): Uint8Array {
  const telling = [
    ...['moov/udta', 'moov/trak/udta'].flatMap((path) =>
      boxesAt(bytes, path).flatMap((box) => boxesWithin(bytes, box).filter(({ type }) => PLACE_BOXES.includes(type))),
    ),
    ...boxesAt(bytes, 'moov/trak').filter((track) => formatsOf(bytes, track).some((format) => MEASURED.includes(format))),
    ...['moov/meta', 'moov/trak/meta', 'moov/udta/meta'].flatMap((path) =>
      boxesAt(bytes, path).flatMap((meta) => applePlaces(bytes, meta)),
    ),
    ...['uuid', 'moov/uuid'].flatMap((path) => boxesAt(bytes, path).filter((box) => tellsPlaceInXmp(bytes, box))),
  ]
  if (telling.length === 0) return bytes
  const cleaned = Uint8Array.from(bytes)
  for (const { start, body, end } of telling) {
    cleaned.set(new TextEncoder().encode('free'), start + 4)
    cleaned.fill(0, body, end)
  }
  return cleaned
}

function handlerOf(bytes: Uint8Array, track: Box): string | undefined {
  const [handler] = boxesWithin(bytes, track, 'mdia').flatMap((media) => boxesWithin(bytes, media, 'hdlr'))
  return handler && typeAt(bytes, handler.body + 8)
}

function formatsOf(bytes: Uint8Array, track: Box): string[] {
  const descriptions = ['mdia', 'minf', 'stbl', 'stsd'].reduce(
    (boxes, type) => boxes.flatMap((box) => boxesWithin(bytes, box, type)),
    [track],
  )
  return descriptions.flatMap((description) => boxesWithin(bytes, description).map(({ type }) => type))
}

/** The values that Apple's list of keys names as places: the type of each is the number of its key. */
function applePlaces(bytes: Uint8Array, meta: Box): Box[] {
  const keys = boxesWithin(bytes, meta, 'keys').flatMap((list) => boxesWithin(bytes, list))
  const telling = keys.flatMap(({ body, end }, index) =>
    APPLE_PLACE.test(new TextDecoder().decode(bytes.subarray(body, end))) ? [index + 1] : [],
  )
  const values = boxesWithin(bytes, meta, 'ilst').flatMap((list) => boxesWithin(bytes, list))
  return values.filter(({ type }) => telling.includes([...type].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0)))
}

function tellsPlaceInXmp(bytes: Uint8Array, { body, end }: Box): boolean {
  if (Buffer.from(bytes.subarray(body, body + 16)).toString('hex') !== XMP_UUID) return false
  return /GPS|SerialNumber/i.test(new TextDecoder().decode(bytes.subarray(body, end)))
}
