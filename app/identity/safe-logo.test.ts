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

/** A small logo from each drawing program, in that program's way of writing; each is a drawing of its own. */
const AS_PROGRAMS_WRITE: Record<string, string> = {
  Illustrator: `<?xml version="1.0" encoding="UTF-8"?><svg id="Ebene_1" data-name="Ebene 1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><defs><style>.cls-1,.cls-2{fill:#e30613;}.cls-2{opacity:.5;}.cls-3{fill:none;stroke:#1d1d1b;stroke-miterlimit:10;stroke-width:14px;}</style></defs><rect class="cls-1" width="100" height="200"/><rect class="cls-2" x="100" width="100" height="200"/><circle class="cls-3" cx="300" cy="100" r="60"/></svg>`,
  'an older Illustrator': `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" xmlns="&ns_svg;" xmlns:i="&ns_ai;" x="0px" y="0px" viewBox="0 0 400 200" xml:space="preserve"><style type="text/css"><![CDATA[
	.st0{fill:#E30613;}
	.st1{fill:url(#SVGID_1_);}
]]></style><switch><g i:extraneous="self"><rect class="st0" width="200" height="200"/><linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="200" y1="0" x2="400" y2="0"><stop  offset="0" style="stop-color:#1D71B8"/><stop  offset="1" style="stop-color:#FFED00"/></linearGradient><rect x="200" class="st1" width="200" height="200"/></g></switch></svg>`,
  Inkscape: `<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200" version="1.1" inkscape:version="1.4"><sodipodi:namedview pagecolor="#ffffff"/><g inkscape:label="Ebene 1" inkscape:groupmode="layer" style="display:inline"><path style="fill:#008080;fill-opacity:1;stroke:none" d="M 0,0 H 200 V 200 H 0 Z"/><circle style="fill:#ff6600;stroke:#000080;stroke-width:12;stroke-dasharray:none" cx="300" cy="100" r="70"/></g></svg>`,
  Figma: `<svg width="400" height="200" viewBox="0 0 400 200" fill="none" xmlns="http://www.w3.org/2000/svg"><g clip-path="url(#clip0_1_2)"><mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="200"><path d="M400 0H0V200H400V0Z" fill="white"/></mask><g mask="url(#mask0_1_2)"><path d="M0 0H200V200H0V0Z" fill="#7B61FF"/><path fill-rule="evenodd" clip-rule="evenodd" d="M220 20H380V180H220V20ZM260 60H340V140H260V60Z" fill="#0ACF83"/></g></g><defs><clipPath id="clip0_1_2"><rect width="400" height="200" fill="white"/></clipPath></defs></svg>`,
  Affinity: `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg width="100%" height="100%" viewBox="0 0 400 200" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g transform="matrix(1,0,0,1,0,0)"><path d="M0,0L200,0L200,200L0,200ZM60,60L140,60L140,140L60,140Z" style="fill:rgb(30,110,60);"/><circle cx="300" cy="100" r="70" style="fill:none;stroke:rgb(200,0,80);stroke-width:16.67px;"/></g></svg>`,
}

/** Colours of a drawing on white, of a few hundred places. An SVG of 400 pixels is drawn as wide as a logo is. */
async function pixelsOf(picture: Buffer): Promise<number[]> {
  const drawn = await sharp(picture, { density: (72 * 704) / 400 })
    .png()
    .toBuffer()
  return [...(await sharp(drawn).flatten({ background: '#ffffff' }).resize(40, 20, { fit: 'fill' }).removeAlpha().raw().toBuffer())]
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

  it.each(Object.entries(AS_PROGRAMS_WRITE))('as %s writes it keeps its colours', async (_, source) => {
    const { picture, lost } = await safeLogo({ kind: 'svg', data: source }, 'logo')
    // Another reader of style sheets: librsvg, which is given the file as it came.
    const [own, judge] = await Promise.all([pixelsOf(Buffer.from(picture)), pixelsOf(Buffer.from(source))])
    expect(own.filter((part, index) => Math.abs(part - (judge[index] ?? 0)) > 12).length).toBeLessThan(own.length / 50)
    expect(new Set(judge).size).toBeGreaterThan(4)
    expect(lost).toEqual([])
  })

  it('says which of its parts are not seen, or not by everybody', async () => {
    const parts = '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><text font-family="Gotham">Haus</text>'
    const blended = `${RECT} filter="url(#f)" style="mix-blend-mode:multiply"/>`
    expect((await safeLogo({ kind: 'svg', data: svg(parts + blended) }, 'logo')).lost).toEqual(['filters', 'blending', 'fonts'])
  })

  it.each(Object.keys(NESTED))('of %s within each other is refused with a sentence', async (kind) => {
    const refusal = await safeLogo({ kind: 'svg', data: svg(NESTED[kind] ?? '') }, 'darkLogo').catch((error) => error)
    expect(refusal.extras.errors.darkLogo[0]).toMatch(/^Dieses Bild zu zeichnen dauert zu lange/)
  })
})
