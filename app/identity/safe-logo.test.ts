import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { safeLogo } from './safe-logo.server.ts'

const svg = (content: string, root = 'viewBox="0 0 400 200"') => `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`
const levels = (count: number, level: (number: number) => string) => Array.from({ length: count }, (_, index) => level(index + 1)).join('')
const RECT = '<rect width="400" height="200" fill="#b01020"'

/** Each level is drawn twice by the next. */
const NESTED: Record<string, string> = {
  masks: `<mask id="m0">${RECT}/></mask>${levels(22, (n) => `<mask id="m${n}">${`${RECT} mask="url(#m${n - 1})"/>`.repeat(2)}</mask>`)}${RECT} mask="url(#m22)"/>`,
  patterns: `<pattern id="p0" width="9" height="9" patternUnits="userSpaceOnUse">${RECT}/></pattern>${levels(
    22,
    (n) =>
      `<pattern id="p${n}" width="${9 + n}" height="${9 + n}" patternUnits="userSpaceOnUse">${`<rect width="400" height="200" fill="url(#p${n - 1})"/>`.repeat(2)}</pattern>`,
  )}<rect width="400" height="200" fill="url(#p22)"/>`,
  copies: `<g id="u0">${RECT}/></g>${levels(24, (n) => `<g id="u${n}">${`<use href="#u${n - 1}"/>`.repeat(2)}</g>`)}<use href="#u24"/>`,
}

describe('a logo', { timeout: 120_000 }, () => {
  it('that is a drawing is drawn once, and says its size', async () => {
    const { logo, picture } = await safeLogo({ kind: 'svg', data: svg(`${RECT}/>`) }, 'logo')
    const { width, height } = await sharp(picture).metadata()
    expect([width, height]).toEqual([704, 352])
    expect(logo.data).toContain('viewBox="0 0 400 200"')
    const withoutSize = await safeLogo({ kind: 'svg', data: svg(`${RECT}/>`, '') }, 'logo')
    expect(withoutSize.logo.data).toMatch(/^<svg width="400" height="200"/)
  })

  it('that is a large drawing, or a large picture, is drawn no larger than it is shown', async () => {
    const large = await safeLogo({ kind: 'svg', data: svg(`${RECT}/>`, 'width="20000" height="10000" viewBox="0 0 400 200"') }, 'logo')
    expect((await sharp(large.picture).metadata()).width).toBe(704)
    const png = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#b01020' } })
      .png()
      .toBuffer()
    const { logo, picture } = await safeLogo({ kind: 'png', data: png.toString('base64') }, 'logo')
    expect((await sharp(Buffer.from(logo.data, 'base64')).metadata()).width).toBe(1600)
    expect((await sharp(picture).metadata()).width).toBe(704)
  })

  it.each(Object.keys(NESTED))('of %s within each other is refused with a sentence', async (kind) => {
    const refusal = await safeLogo({ kind: 'svg', data: svg(NESTED[kind] ?? '') }, 'darkLogo').catch((error) => error)
    expect(refusal.extras.errors.darkLogo[0]).toMatch(/^Dieses Bild zu zeichnen dauert zu lange/)
  })
})
