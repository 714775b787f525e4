import type { NewPicture } from '../../app/platform/media/store.ts'

const SIZE = { width: 960, height: 640 }

/** Builds a plain SVG for the media library. */
export function buildPicture(alt: string): NewPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}"><rect width="960" height="640" fill="#1B2A6B"/></svg>`
  return { filename: `${alt}.svg`, bytes: new TextEncoder().encode(svg), alt, trustedSvg: SIZE }
}
