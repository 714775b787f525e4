import { Buffer } from 'node:buffer'
import { invalidField } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { loadSharp } from '../platform/media/load-sharp.ts'
import type { DrawnLogo } from './draw-logo-process.server.ts'
import { flatSvg } from './flat-svg.server.ts'
import { drawLogo } from './logo-drawings.server.ts'
import { type LostPart, lostPartsOf } from './lost-parts.ts'
import { safeSvg } from './safe-svg.server.ts'
import { LOGO_LIMITS, type Logo } from './schema.ts'

type LogoField = 'logo' | 'darkLogo'

/** A logo that may be shown, its drawing, and what of the file is not seen in it. */
type SafeLogo = { logo: Logo; picture: Uint8Array; lost: LostPart[] }

/**
 * A logo without anything that is no picture, drawn once: an SVG is cleaned, its styles having become attributes; a PNG is drawn anew.
 * @param field its name in the form, for the message
 * @throws Problem 400 when it is no picture of its kind, or takes too long or too much memory to draw
 */
export async function safeLogo(logo: Logo, field: LogoField): Promise<SafeLogo> {
  return logo.kind === 'svg' ? cleanSvg(logo, field) : redrawnPng(logo, field)
}

async function cleanSvg({ data }: Logo, field: LogoField): Promise<SafeLogo> {
  const flat = await flatSvg(data)
  const clean = flat && safeSvg(flat)
  const drawn = clean && (await drawnWithin({ kind: 'svg', data: clean }, field))
  if (!flat || !clean || !drawn) throw invalidField(field, t('This file is not an SVG drawing that can be shown.'))
  return { logo: { kind: 'svg', data: withSize(clean, drawn.size) }, picture: drawn.picture, lost: lostPartsOf(flat) }
}

async function redrawnPng(logo: Logo, field: LogoField): Promise<SafeLogo> {
  const drawn = await drawnWithin(logo, field)
  if (!drawn?.redrawn) throw invalidField(field, t('This file is not a PNG picture.'))
  const redrawn = Buffer.from(drawn.redrawn).toString('base64')
  if (redrawn.length > LOGO_LIMITS.png) throw invalidField(field, t('This picture is too large. A logo needs at most 190 kB.'))
  return { logo: { kind: 'png', data: redrawn }, picture: drawn.picture, lost: [] }
}

async function drawnWithin(logo: Logo, field: LogoField): Promise<DrawnLogo | undefined> {
  const drawn = await drawLogo(logo)
  if (drawn === 'costly')
    throw invalidField(
      field,
      t('This picture takes too long or too much memory to draw. Please simplify it: fewer masks, patterns and copies within each other.'),
    )
  return drawn === 'unreadable' ? undefined : drawn
}

/** A drawing that says its size, so that nobody who wants to know it has to draw it. */
function withSize(svg: string, { width, height }: DrawnLogo['size']): string {
  const root = svg.slice(0, svg.indexOf('>'))
  if (/\sviewBox=/.test(root) || (/\swidth=/.test(root) && /\sheight=/.test(root))) return svg
  const sized = svg.replace('<svg', `<svg width="${width}" height="${height}"`)
  return sized.length > LOGO_LIMITS.svg ? svg : sized
}

/** Width and height of a logo in pixels, as its file says them; undefined when it says none. */
export async function sizeOf(logo: Logo): Promise<{ width: number; height: number } | undefined> {
  const sharp = await loadSharp()
  const bytes = Buffer.from(logo.data, logo.kind === 'svg' ? 'utf8' : 'base64')
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => (width && height ? { width, height } : undefined),
      () => undefined,
    )
}
