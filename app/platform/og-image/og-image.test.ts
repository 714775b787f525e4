import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { drawOgImage, type OgImage } from './og-image.ts'
import { DEFAULT_SHARE_LOOK, type ShareLook } from './share-look.ts'

const CARD: OgImage = { title: 'Ihr Besuch', line: '', houseName: 'Haus', zweiklang: 'kohle', pictureKey: null, isPoster: false }
const LOGO = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z" fill="#b01020"/></svg>')
const LOOK: ShareLook = { version: 'own', pairOf: () => ({ ground: '#f3c6cf', ink: '#4a0f20' }) }

/** The colour at a place, as numbers of red, green and blue. */
async function colourAt(image: Buffer, x: number, y: number): Promise<number[]> {
  const pixel = sharp(image).extract({ left: x, top: y, width: 1, height: 1 }).raw()
  return [...(await pixel.toBuffer())]
}

const isNear = (colour: number[], wanted: number[]) => colour.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) < 12)

describe('the picture of a link', { timeout: 60_000 }, () => {
  it('has the colours and the logo of the theatre', async () => {
    const plain = await drawOgImage(CARD, undefined, LOOK)
    expect(isNear(await colourAt(plain, 1150, 600), [0xf3, 0xc6, 0xcf])).toBe(true)
    const logoOn = async () => ({ picture: LOGO, paper: '#ffffff' })
    const withLogo = await drawOgImage(CARD, undefined, { ...LOOK, version: 'logo', logoOn })
    expect(isNear(await colourAt(withLogo, 120, 90), [0xb0, 0x10, 0x20])).toBe(true)
    expect(isNear(await colourAt(withLogo, 67, 47), [0xff, 0xff, 0xff])).toBe(true)
  })

  it('sets the title in the theatre’s face, and what that lacks in the program’s', async () => {
    const file = readFileSync('app/ui/fonts/newsreader-common.woff2')
    const cut = () => subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes: { wght: 560 } })
    const own = await drawOgImage(CARD, undefined, { ...LOOK, version: 'face', openHeadline: cut })
    expect(own.equals(await drawOgImage(CARD, undefined, LOOK))).toBe(false)
    const rare = { ...CARD, title: 'Dvořák Ж' }
    await expect(drawOgImage(rare, undefined, { ...LOOK, version: 'face', openHeadline: cut })).resolves.toBeInstanceOf(Buffer)
  })

  it('says the name of the house where no face has the letters of a title', async () => {
    const general = await drawOgImage({ ...CARD, title: CARD.houseName }, undefined)
    expect(general.equals(await drawOgImage({ ...CARD, title: '雷雨' }, undefined))).toBe(true)
    expect(general.equals(await drawOgImage({ ...CARD, title: 'Дядя Ваня' }, undefined))).toBe(false)
  })

  it('is that of the program where the theatre has chosen none', async () => {
    const drawn = await drawOgImage(CARD, undefined)
    expect(drawn.equals(await drawOgImage(CARD, undefined, DEFAULT_SHARE_LOOK))).toBe(true)
  })
})
