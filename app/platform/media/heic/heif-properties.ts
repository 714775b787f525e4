import { boxesAt, typeAt } from '../mp4-boxes.ts'

const PROPERTIES = 'meta/iprp/ipco'
/** Of boxes that have one, their version and flags. */
const VERSION_BYTES = 4
/** The kinds of colour descriptions that hold an ICC profile. */
const PROFILES = ['prof', 'rICC']

/** The size of the largest picture in a HEIF file, in pixels and before it is turned; undefined where it says none. */
export function sizeInHeif(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return boxesAt(bytes, `${PROPERTIES}/ispe`)
    .filter(({ body, end }) => end - body >= VERSION_BYTES + 8)
    .map(({ body }) => ({ width: view.getUint32(body + VERSION_BYTES), height: view.getUint32(body + VERSION_BYTES + 4) }))
    .toSorted((one, other) => other.width * other.height - one.width * one.height)[0]
}

/** The ICC profile of a HEIF file's colours; undefined where they are those of sRGB, or described otherwise. */
export function profileInHeif(bytes: Uint8Array): Uint8Array | undefined {
  const found = boxesAt(bytes, `${PROPERTIES}/colr`).find(({ body }) => PROFILES.includes(typeAt(bytes, body)))
  return found && bytes.subarray(found.body + 4, found.end)
}
