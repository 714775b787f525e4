import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MissingLetters, readFace } from './read-face.server.ts'
import { NEWSREADER_SHAPE } from './shipped-shapes.ts'

const ARCHIVO = readFileSync('node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')
const NEWSREADER = readFileSync('app/ui/fonts/newsreader-common.woff2')

/** A file of which a part is something else. */
function damaged(from: number, to: number, byte: number): Buffer {
  const bytes = Buffer.from(ARCHIVO)
  return bytes.fill(byte, from, to)
}

describe('a typeface that is uploaded', { timeout: 60_000 }, () => {
  it('is drawn anew in files by letters, and tells weights, widths, measures and where it comes from', async () => {
    const { shape, names, file, parts } = await readFace(ARCHIVO)
    expect(shape).toMatchObject({
      weight: { from: 100, to: 900 },
      stretch: { from: 62, to: 125 },
      isSerif: false,
      ascent: 0.878,
      descent: 0.21,
    })
    expect(shape.letters.map(({ stretch }) => stretch)).toEqual([62, 100, 125])
    expect(names).toMatchObject({ family: 'Archivo SemiBold', source: 'http://scripts.sil.org/OFL' })
    expect(Object.keys(parts)).toEqual(['common', 'latin', 'extended'])
    expect(parts.common?.length).toBeLessThan(file.length)
    // What came out goes in again with the same result: a look may travel from house to house.
    expect((await readFace(file)).shape).toEqual(shape)
  })

  it('measures the program’s own as its fallback is drawn', async () => {
    expect((await readFace(NEWSREADER)).shape).toEqual({ ...NEWSREADER_SHAPE, isSerif: false })
  })

  it('is refused when it is none, of another kind, damaged, a bomb or a collection', async () => {
    const files = [
      Buffer.from('no font'),
      Buffer.alloc(4000),
      Buffer.from('wOFF'.padEnd(400, 'x')),
      ARCHIVO.subarray(0, 9000),
      damaged(200, ARCHIVO.length, 0xff),
      damaged(16, 20, 0x7f),
      Buffer.concat([ARCHIVO.subarray(0, 4), Buffer.from('ttcf'), ARCHIVO.subarray(8)]),
    ]
    for (const file of files) await expect(readFace(file)).rejects.toThrow()
  })

  it('is refused when a German page could not be set in it, and says which letters are missing', async () => {
    const latin = readFileSync('app/ui/fonts/newsreader-extended.woff2')
    await expect(readFace(latin)).rejects.toThrow(MissingLetters)
    await expect(readFace(latin)).rejects.toThrow(/A B C/)
  })
})
