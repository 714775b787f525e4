import { Buffer } from 'node:buffer'
import { invalidField } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { loadSharp } from '../platform/media/load-sharp.ts'
import { safeSvg } from './safe-svg.server.ts'
import { LOGO_LIMITS, type Logo } from './schema.ts'

/** Pixels of a side: more than any screen shows of a logo, and little enough to be decoded safely. */
const MAX_SIDE = 1600
const MAX_PIXELS = 40_000_000

/**
 * A logo without anything that is no picture: an SVG is cleaned, a PNG is drawn anew.
 * @param field its name in the form, for the message
 * @throws Problem 400 when it is no picture of its kind
 */
export async function safeLogo(logo: Logo, field: 'logo' | 'darkLogo'): Promise<Logo> {
  return logo.kind === 'svg' ? cleanSvg(logo, field) : redrawnPng(logo, field)
}

/** An SVG is drawn once too, since what cannot be drawn is no logo. */
async function cleanSvg({ data }: Logo, field: string): Promise<Logo> {
  const clean = safeSvg(data)
  if (!clean || (await sizeOf({ kind: 'svg', data: clean })) === undefined) {
    throw invalidField(field, t('This file is not an SVG drawing that can be shown.'))
  }
  return { kind: 'svg', data: clean }
}

async function redrawnPng({ data }: Logo, field: string): Promise<Logo> {
  const sharp = await loadSharp()
  const bytes = Buffer.from(data, 'base64')
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const isPng = await picture.metadata().then(
    ({ format }) => format === 'png',
    () => false,
  )
  const drawn = isPng
    ? await picture
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer()
        .catch(() => undefined)
    : undefined
  if (!drawn) throw invalidField(field, t('This file is not a PNG picture.'))
  const redrawn = drawn.toString('base64')
  if (redrawn.length > LOGO_LIMITS.png) throw invalidField(field, t('This picture is too large. A logo needs at most 190 kB.'))
  return { kind: 'png', data: redrawn }
}

/** Width and height of a logo in pixels; undefined when it cannot be drawn. */
export async function sizeOf(logo: Logo): Promise<{ width: number; height: number } | undefined> {
  const sharp = await loadSharp()
  const bytes = Buffer.from(logo.data, logo.kind === 'svg' ? 'utf8' : 'base64')
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .then(
      ({ width, height }) => (width && height ? { width, height } : undefined),
      () => undefined,
    )
}
