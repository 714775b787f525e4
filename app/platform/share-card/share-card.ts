import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type ZweiklangName, zweiklaenge } from '../theme/color-pair.ts'
import { fitText } from './fit-text.ts'
import { Lettering } from './lettering.ts'

/** Width and height that previews of links are shown in. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const

/** What a card shows. Cards that say the same are the same picture. */
export type ShareCard = {
  title: string
  /** said above the title: when and where, or what it is */
  line: string
  houseName: string
  zweiklang: ZweiklangName
  /** key of the picture in the media library */
  pictureKey: string | null
  /** whether the picture is art whose left part is calm ground, so that it fills the card */
  isPoster: boolean
}

/** Counts up when the drawing changes, so that old pictures are not taken for new ones. */
const DRAWING = 1
const MARGIN = 64
/** What the title may take up: the left half, where the art is calm. */
const TEXT_WIDTH = 548
const TITLE_HEIGHT = 372
const TITLE = { largest: 160, smallest: 44, lineHeight: 0.94 }
const LINE = { largest: 30, smallest: 22, lineHeight: 1.2 }
const LINE_GAP = 8
const BOTTOM = SHARE_CARD_SIZE.height - MARGIN
const WORDMARK_SIZE = 26
const PHOTO_LEFT = SHARE_CARD_SIZE.width / 2 + MARGIN
const JPEG_QUALITY = 82

/** A name for what a card says, by which its picture is kept. */
export function versionOf(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('hex')
    .slice(0, 16)
}

/** The fonts are opened with the first card: it takes a moment, and many processes never draw one. */
let fonts: { title: Lettering; line: Lettering; wordmark: Lettering } | undefined

/**
 * Draws a card: the poster art with the title set on its ground, as on the page itself.
 * @param picture bytes of the picture in any format; undefined for none
 */
export async function drawShareCard(card: ShareCard, picture: Uint8Array | undefined): Promise<Buffer> {
  const { width, height } = SHARE_CARD_SIZE
  const { ground, ink } = zweiklaenge[card.zweiklang]
  const art = picture && (await artOf(card, picture))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${ink}">${lettersOf(card)}</g></svg>`
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...(art ? [art] : []), { input: Buffer.from(svg) }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}

/** A poster fills the card, its right part kept; a photograph stands on the right. */
async function artOf({ isPoster }: ShareCard, picture: Uint8Array) {
  const { width, height } = SHARE_CARD_SIZE
  if (isPoster) return { input: await sharp(picture).resize(width, height, { position: 'right' }).toBuffer(), left: 0, top: 0 }
  const photo = sharp(picture)
    .rotate()
    .resize(width - PHOTO_LEFT, height, { position: 'attention' })
  return { input: await photo.toBuffer(), left: PHOTO_LEFT, top: 0 }
}

function lettersOf({ title, line, houseName }: ShareCard): string {
  fonts ??= { title: new Lettering(780, 72), line: new Lettering(600, 100), wordmark: new Lettering(750, 125) }
  const { title: titleFont, line: lineFont, wordmark } = fonts
  const big = fitText(title, (text, size) => titleFont.line(text, size).width, { ...TITLE, width: TEXT_WIDTH, height: TITLE_HEIGHT })
  const small = fitText(line, (text, size) => lineFont.line(text, size).width, { ...LINE, width: TEXT_WIDTH, height: LINE.largest * 3 })
  const titleTop = BOTTOM - (big.lines.length - 1) * big.size * TITLE.lineHeight
  const smallTop = titleTop - big.size - LINE_GAP - (small.lines.length - 1) * small.size * LINE.lineHeight
  return [
    at(MARGIN + WORDMARK_SIZE, wordmark.line(houseName, WORDMARK_SIZE).svg),
    ...small.lines.map((text, index) => at(smallTop + index * small.size * LINE.lineHeight, lineFont.line(text, small.size).svg)),
    ...big.lines.map((text, index) => at(titleTop + index * big.size * TITLE.lineHeight, titleFont.line(text, big.size).svg)),
  ].join('')
}

function at(y: number, svg: string): string {
  return `<g transform="translate(${MARGIN} ${Math.round(y)})">${svg}</g>`
}
