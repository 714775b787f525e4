import { createHash } from 'node:crypto'
import { loadSharp } from '../media/load-sharp.ts'
import type { ZweiklangName } from '../theme/color-pair.ts'
import { fitText } from './fit-text.ts'
import { DEFAULT_SHARE_LOOK, type ShareLook } from './share-look.ts'
import type { TextOutliner } from './text-outliner.ts'

/** Pixels of an Open Graph image. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The content of a share card: the image in link previews. Equal content gives the same image. */
export type OgImage = {
  title: string
  /** above the title: when and where, or what it is */
  line: string
  houseName: string
  zweiklang: ZweiklangName
  /** key of the picture in the media library */
  pictureKey: string | null
  /** whether the picture is a poster with a calm left part, so that it fills the card */
  isPoster: boolean
}

/** To be incremented when the drawing changes: part of the version, so that cached images are drawn again. */
const DRAWING_VERSION = 2
const MARGIN = 64
/** Per cent, as headlines of the default look are. */
const HEADLINE_WIDTH = 72
/** Space of the title: the left half, where a poster is calm. */
const TEXT_WIDTH = 548
const TITLE_HEIGHT = 372
const TITLE = { largest: 160, smallest: 44, lineHeight: 0.94 }
const LINE = { largest: 30, smallest: 22, lineHeight: 1.2 }
const LINE_GAP = 8
const BOTTOM = OG_IMAGE_SIZE.height - MARGIN
const WORDMARK_SIZE = 26
/** Space of the logo, and what lies around it on paper of its own. */
const LOGO = { width: 320, height: 84 }
const LOGO_TOP = 44
const LOGO_EDGE = 10
const PHOTO_LEFT = OG_IMAGE_SIZE.width / 2 + MARGIN
const JPEG_QUALITY = 82

/** A hash of a card's content, under which its image is stored. */
export function versionOf(card: OgImage): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, card]))
    .digest('hex')
    .slice(0, 16)
}

type Fonts = Record<'title' | 'line' | 'wordmark', TextOutliner>
/** Opened with the first card of a look: it is slow, and many processes never draw one. */
let opened: { version: string; fonts: Fonts } | undefined

/**
 * Draws a card as a JPEG: the picture with the title on the production's colour, as on its page.
 * @param picture the picture in any format that sharp reads; undefined for none
 * @param look the theatre's colours, face and logo
 */
export async function drawOgImage(card: OgImage, picture: Uint8Array | undefined, look: ShareLook = DEFAULT_SHARE_LOOK): Promise<Buffer> {
  const { width, height } = OG_IMAGE_SIZE
  const { ground, ink } = look.pairOf(card.zweiklang)
  const art = picture && (await artOf(card, picture))
  const logo = await logoOf(look, ground)
  const words = await textOf(card, await fontsOf(look), logo.length === 0)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${ink}">${words}</g></svg>`
  const sharp = await loadSharp()
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...(art ? [art] : []), { input: Buffer.from(svg) }, ...logo])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}

/** The logo at the top left, on the paper that it needs; nothing without one. */
async function logoOf({ logoOn }: ShareLook, ground: string) {
  const logo = await logoOn?.(ground)
  if (!logo) return []
  const sharp = await loadSharp()
  const drawn = sharp(logo.picture).resize({ ...LOGO, fit: 'inside' })
  const { paper } = logo
  const onPaper = paper
    ? drawn
        .extend({ top: LOGO_EDGE, bottom: LOGO_EDGE, left: LOGO_EDGE, right: LOGO_EDGE, background: paper })
        .flatten({ background: paper })
    : drawn
  return [{ input: await onPaper.png().toBuffer(), left: MARGIN, top: LOGO_TOP }]
}

async function fontsOf(look: ShareLook): Promise<Fonts> {
  if (opened?.version !== look.version) opened = { version: look.version, fonts: await openFonts(look) }
  return opened.fonts
}

/** A poster fills the card, cropped from the left; a photograph is placed on the right. */
async function artOf({ isPoster }: OgImage, picture: Uint8Array) {
  const { width, height } = OG_IMAGE_SIZE
  const sharp = await loadSharp()
  if (isPoster) return { input: await sharp(picture).resize(width, height, { position: 'right' }).toBuffer(), left: 0, top: 0 }
  const photo = sharp(picture)
    .rotate()
    .resize(width - PHOTO_LEFT, height, { position: 'attention' })
  return { input: await photo.toBuffer(), left: PHOTO_LEFT, top: 0 }
}

/** The words of a card; of a title in letters that no font here has the name of the house. */
async function textOf(card: OgImage, fonts: Fonts, hasName: boolean): Promise<string> {
  const { title: titleFont, line: lineFont, wordmark } = fonts
  const { houseName } = card
  const title = titleFont.canDraw(card.title) ? card.title : houseName
  const line = lineFont.canDraw(card.line) ? card.line : ''
  const big = fitText(title, (text, size) => titleFont.line(text, size).width, { ...TITLE, width: TEXT_WIDTH, height: TITLE_HEIGHT })
  const small = fitText(line, (text, size) => lineFont.line(text, size).width, { ...LINE, width: TEXT_WIDTH, height: LINE.largest * 3 })
  const titleTop = BOTTOM - (big.lines.length - 1) * big.size * TITLE.lineHeight
  const smallTop = titleTop - big.size - LINE_GAP - (small.lines.length - 1) * small.size * LINE.lineHeight
  return [
    hasName ? at(MARGIN + WORDMARK_SIZE, wordmark.line(houseName, WORDMARK_SIZE).svg) : '',
    ...small.lines.map((text, index) => at(smallTop + index * small.size * LINE.lineHeight, lineFont.line(text, small.size).svg)),
    ...big.lines.map((text, index) => at(titleTop + index * big.size * TITLE.lineHeight, titleFont.line(text, big.size).svg)),
  ].join('')
}

async function openFonts({ openHeadline, headlineWidth = HEADLINE_WIDTH }: ShareLook): Promise<Fonts> {
  const [{ TextOutliner }, { openStaticFont }] = await Promise.all([import('./text-outliner.ts'), import('./font-instance.ts')])
  const own = openHeadline && openStaticFont(await openHeadline())
  return { title: new TextOutliner(780, headlineWidth, own), line: new TextOutliner(600, 100), wordmark: new TextOutliner(750, 125) }
}

function at(y: number, svg: string): string {
  return `<g transform="translate(${MARGIN} ${Math.round(y)})">${svg}</g>`
}
