import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PictureFormat } from './picture.ts'
import { isWholeRendition } from './whole-rendition.ts'

const picture = (width: number) =>
  sharp({ create: { width, height: 61, channels: 3, background: '#a35' } }).composite([
    { input: Buffer.from('<svg width="40" height="40"><circle cx="20" cy="20" r="18"/></svg>') },
  ])
const FORMATS: [PictureFormat, (width: number) => Promise<Buffer>][] = [
  ['jpg', (width) => picture(width).jpeg().toBuffer()],
  ['webp', (width) => picture(width).webp().toBuffer()],
  ['webp', (width) => picture(width).webp({ lossless: true }).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toBuffer()],
  ['avif', (width) => picture(width).avif({ effort: 0 }).toBuffer()],
]

describe('a rendition that was kept', () => {
  it('is whole as it was written, whatever its size', async () => {
    for (const [format, make] of FORMATS)
      for (const width of [60, 61, 62, 63, 200]) expect(isWholeRendition(await make(width), format), `${format} ${width}`).toBe(true)
  })

  it('is none when it was emptied, cut, zeroed at its beginning, filled with something else, or is of another format', async () => {
    for (const [format, make] of FORMATS) {
      const whole = await make(120)
      const zeroed = Buffer.from(whole).fill(0, 0, 64)
      const spoilt = [
        Buffer.alloc(0),
        whole.subarray(0, whole.length - 1),
        whole.subarray(0, whole.length / 2),
        zeroed,
        Buffer.alloc(whole.length, 'Rauschen'),
      ]
      for (const bytes of spoilt) expect(isWholeRendition(bytes, format), format).toBe(false)
      for (const [other, makeOther] of FORMATS) if (other !== format) expect(isWholeRendition(await makeOther(120), format)).toBe(false)
    }
  })
})
