import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type ZweiklangName, zweiklaenge, zweiklangNames } from '../../app/platform/theme/color-pair.ts'
import { type Crop, drawPortrait, drawPoster, posterFamilies, posterMotifs } from './index.ts'
import { lettersOf, outlines } from './letter/glyph.ts'
import { CALM_SHARE, PAPER } from './stage.ts'

const everyMotif = posterFamilies.flatMap((family) => posterMotifs(family).map((motif) => ({ family, motif })))

const posterOf = (index: number) => {
  const { family, motif } = everyMotif[index % everyMotif.length] as (typeof everyMotif)[number]
  const zweiklang = zweiklangNames[index % zweiklangNames.length] as ZweiklangName
  return { zweiklang, art: drawPoster({ seed: `test-${index}`, zweiklang, title: 'Das Meer hat keine Tür', family, motif }) }
}

const portraitOf = (index: number) => drawPortrait({ seed: `person-${index}`, zweiklang: zweiklangNames[index % 10] as ZweiklangName })

/** Elements opened and closed in order, no stray text and no number that is none. */
function expectCleanDrawing(crop: Crop): void {
  const open: string[] = []
  for (const [, closing, name, rest] of crop.svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!rest?.endsWith('/')) open.push(name as string)
  }
  expect(open).toEqual([])
  expect(crop.svg.replace(/<[^<>]*>/g, '')).toBe('')
  expect(crop.svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<style/)
  expect(Buffer.byteLength(crop.svg)).toBeLessThan(60_000)
}

describe('a poster', () => {
  it('is the same to the byte for the same seed', () => {
    for (const index of everyMotif.keys()) expect(posterOf(index).art).toEqual(posterOf(index).art)
  })

  it('differs from seed to seed', () => {
    const seeds = Array.from(
      { length: 200 },
      (_, index) => drawPoster({ seed: `seed-${index}`, zweiklang: 'moos', title: 'Rost' }).crops.poster.svg,
    )
    expect(new Set(seeds).size).toBe(200)
  })

  it('takes its family and motif from the order, or else from the seed', () => {
    expect(drawPoster({ seed: 'a', zweiklang: 'moos', title: 'Rost', family: 'pattern', motif: 'eyes' })).toMatchObject({
      family: 'pattern',
      motif: 'eyes',
    })
    const families = new Set(
      Array.from({ length: 60 }, (_, index) => drawPoster({ seed: `${index}`, zweiklang: 'moos', title: 'Rost' }).family),
    )
    expect([...families].sort()).toEqual([...posterFamilies].sort())
  })

  it('refuses a motif that its family does not have', () => {
    expect(() => drawPoster({ seed: 'a', zweiklang: 'moos', title: 'Rost', family: 'pattern', motif: 'cat' })).toThrow(
      'no motif called cat',
    )
  })

  it.each(everyMotif)('is a clean, small drawing without live type: $family, $motif', ({ family, motif }) => {
    for (const zweiklang of ['kohle', 'himmel'] as const) {
      const { crops } = drawPoster({ seed: `clean-${motif}-${zweiklang}`, zweiklang, title: 'Ärger im Olymp', family, motif })
      for (const crop of Object.values(crops)) expectCleanDrawing(crop)
    }
  })

  it('uses the ground, the ink and the paper and no other colour', () => {
    for (const index of everyMotif.keys()) {
      const { art, zweiklang } = posterOf(index)
      const allowed = new Set<string>([zweiklaenge[zweiklang].ground, zweiklaenge[zweiklang].ink, PAPER])
      for (const { svg } of Object.values(art.crops)) {
        for (const [colour] of svg.matchAll(/#[0-9A-Fa-f]{3,8}/g)) expect(allowed).toContain(colour)
      }
    }
  })

  it('knows its focal point in every crop; in the wide one it lies in the right part', () => {
    for (const index of everyMotif.keys()) {
      const { wide, poster, square } = posterOf(index).art.crops
      for (const { focalX, focalY } of [wide, poster, square]) {
        expect(Math.min(focalX, focalY)).toBeGreaterThanOrEqual(0.05)
        expect(Math.max(focalX, focalY)).toBeLessThanOrEqual(0.95)
      }
      expect(wide.focalX).toBeGreaterThan(CALM_SHARE)
    }
  })

  it('rasters to its size, and the left part of the wide crop is bare ground', async () => {
    for (const index of everyMotif.keys()) {
      const { wide, poster, square } = posterOf(index).art.crops
      for (const crop of [poster, square]) {
        const { width, height } = await sharp(Buffer.from(crop.svg)).metadata()
        expect([width, height]).toEqual([crop.width, crop.height])
      }
      // A quarter of the size is enough to see whether the ground is bare.
      const { info, data } = await sharp(Buffer.from(wide.svg), { density: 18 }).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([480, 270])
      const part = async (left: number, width: number) => {
        const cut = await sharp(data, { raw: info }).extract({ left, top: 0, width, height: info.height }).png().toBuffer()
        return (await sharp(cut).stats()).channels.slice(0, 3).map((channel) => channel.stdev)
      }
      expect(await part(0, info.width * CALM_SHARE)).toEqual([0, 0, 0])
      expect(Math.max(...(await part(info.width * CALM_SHARE, 250)))).toBeGreaterThan(5)
    }
  }, 60_000)
})

describe('a letter poster', () => {
  it('shows the first letter of the title as an outline', () => {
    for (const motif of posterMotifs('letter')) {
      const { svg } = drawPoster({ seed: motif, zweiklang: 'rosa', title: 'Kassensturz', family: 'letter', motif }).crops.square
      const drawings = Object.values(outlines).map((width) => width.K?.d as string)
      expect(drawings.some((d) => svg.includes(d))).toBe(true)
    }
  })

  it('passes over articles, so that not every second poster is a D', () => {
    expect(lettersOf('Der Koffer voller Wind').first).toBe('K')
    expect(lettersOf('Die')).toMatchObject({ first: 'D', second: 'I' })
  })

  it('keeps the dots of an umlaut and survives a title without letters', () => {
    expect(lettersOf('Ärger')).toEqual({ first: 'A', second: 'R', umlaut: true })
    expect(lettersOf('…').first).toBe('!')
  })
})

describe('a portrait', () => {
  it('is the same to the byte for the same seed', () => {
    expect(portraitOf(4)).toEqual(portraitOf(4))
  })

  it('is a different person for each of a hundred seeds', () => {
    const faces = Array.from({ length: 100 }, (_, index) => drawPortrait({ seed: `p${index}`, zweiklang: 'senf' }).crops.square.svg)
    expect(new Set(faces).size).toBe(100)
  })

  it('is a clean drawing of at most three colours in both crops', async () => {
    for (let index = 0; index < 60; index += 1) {
      const { poster, square } = portraitOf(index).crops
      for (const crop of [poster, square]) {
        expectCleanDrawing(crop)
        expect(new Set([...crop.svg.matchAll(/#[0-9A-Fa-f]{6}/g)].map(([colour]) => colour)).size).toBeLessThanOrEqual(3)
      }
      const { width, height } = await sharp(Buffer.from(poster.svg)).metadata()
      expect([width, height]).toEqual([1200, 1500])
    }
  })
})
