import { handleProcessTask } from '../platform/isolated-worker/isolated-process.ts'
import { loadSharp } from '../platform/media/load-sharp.ts'
import type { Logo } from './schema.ts'

/** A logo as pixels. */
export type DrawnLogo = {
  /** its own size in pixels */
  size: { width: number; height: number }
  /** a PNG from which everything smaller is made */
  picture: Uint8Array
  /** for a PNG: the same without anything that is no picture, at most as large as screens show */
  redrawn?: Uint8Array
}

/** Pixels of the longer side of the drawing: twice what the largest icon shows of it. */
const DRAWN_SIDE = 704
const MAX_SIDE = 1600
const MAX_PIXELS = 40_000_000
/** At this density a pixel of an SVG is a pixel. */
const SVG_DENSITY = 72

export const processUrl = import.meta.url

/** Draws a logo; undefined when it is no picture of its kind. */
handleProcessTask(loadSharp, async ({ kind, data }: Logo): Promise<DrawnLogo | undefined> => {
  const sharp = await loadSharp()
  sharp.concurrency(1)
  const bytes = Buffer.from(data, kind === 'svg' ? 'utf8' : 'base64')
  const reading = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const }
  // The size that a drawing names is not the size at which it is drawn.
  const { format, width, height } = await sharp(bytes, kind === 'svg' ? { limitInputPixels: false } : reading)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (format !== kind || !width || !height) return undefined
  const density = Math.min(Math.max((SVG_DENSITY * DRAWN_SIDE) / Math.max(width, height), 1), 100_000)
  const drawAt = (side: number, withoutEnlargement: boolean) =>
    sharp(bytes, kind === 'svg' ? { ...reading, density } : reading)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement })
      .png()
      .toBuffer()
  try {
    const picture = await drawAt(DRAWN_SIDE, kind === 'png')
    const redrawn = kind === 'png' ? { redrawn: await drawAt(MAX_SIDE, true) } : {}
    return { size: { width, height }, picture, ...redrawn }
  } catch {
    return undefined
  }
})
