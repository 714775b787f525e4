import { loadSharp } from '../platform/media/load-sharp.ts'
import type { Platform } from '../platform/platform.ts'
import { drawingOf } from './logo-drawings.server.ts'
import type { Identity, Logo } from './schema.ts'

/** Units of the square that icons are drawn in, and the part of it that every mask leaves (maskable icons: the middle 80 %). */
const SIDE = 64
const SAFE = 44

/** The site's icon as an SVG: the logo in the middle of a square of the house's paper; undefined without a logo. */
export function iconSvg({ theme, logo }: Identity): string | undefined {
  if (!logo) return undefined
  const start = (SIDE - SAFE) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<path fill="${theme.light.ground}" d="M0 0h${SIDE}v${SIDE}H0z"/>`,
    `<image x="${start}" y="${start}" width="${SAFE}" height="${SAFE}" href="${dataUrl(logo)}"/>`,
    '</svg>',
  ].join('')
}

/** The same icon as a PNG, made of the drawing of the logo; undefined without one. @param side in pixels */
export async function iconPng(platform: Pick<Platform, 'config'>, { theme, logo }: Identity, side: number): Promise<Buffer | undefined> {
  const drawing = logo && (await drawingOf(platform, logo))
  if (!drawing) return undefined
  const sharp = await loadSharp()
  const safe = Math.round((side * SAFE) / SIDE)
  const inside = await sharp(drawing).resize({ width: safe, height: safe, fit: 'inside' }).toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: theme.light.ground } })
    .composite([{ input: inside }])
    .png()
    .toBuffer()
}

/** A PNG as an icon file, for programs that know no other: a header, one entry, and the PNG as it is. @param side in pixels, below 256 */
export function icoOf(png: Buffer, side: number): Buffer<ArrayBuffer> {
  const HEADER_BYTES = 22
  const ico = Buffer.alloc(HEADER_BYTES + png.length)
  ico.writeUInt16LE(1, 2) // an icon, no cursor
  ico.writeUInt16LE(1, 4) // one picture
  ico.writeUInt8(side, 6)
  ico.writeUInt8(side, 7)
  ico.writeUInt16LE(1, 10) // one plane
  ico.writeUInt16LE(32, 12) // bits of a pixel
  ico.writeUInt32LE(png.length, 14)
  ico.writeUInt32LE(HEADER_BYTES, 18)
  png.copy(ico, HEADER_BYTES)
  return ico
}

/** A logo as an address that holds it. */
function dataUrl({ kind, data }: Logo): string {
  return kind === 'png' ? `data:image/png;base64,${data}` : `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`
}
