import { expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { addressAt, BREAKPOINTS, PICTURE_WIDTHS, pictureInUse, pictureOf } from './picture.ts'

const row = { key: 'plakat', width: 4000, height: 5000, focalX: 0.5, focalY: 0.25 } as NonNullable<Parameters<typeof pictureOf>[0]>

it(
  'a picture is there in the width of each breakpoint, so that no window loads a larger one',
  requirement('CONST-10', 'CONST-11', 'CONST-12', 'CONST-13', 'CONST-14', 'CONST-15'),
  () => {
    expect(BREAKPOINTS).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 })
    const picture = pictureOf(row)
    for (const width of Object.values(BREAKPOINTS)) {
      for (const [format, sources] of Object.entries(picture?.srcSets ?? {})) {
        expect(sources.split(', ')).toContain(`/media/plakat/${width}.${format} ${width}w`)
      }
    }
  },
)

it('a picture is offered as wide as it is and no wider', () => {
  expect(pictureOf({ ...row, width: 700, height: 700 })?.srcSets.jpg).toBe(
    '/media/plakat/320.jpg 320w, /media/plakat/480.jpg 480w, /media/plakat/640.jpg 640w, /media/plakat/768.jpg 700w',
  )
  expect(pictureOf({ ...row, width: 90, height: 90 })?.srcSets.jpg).toBe('/media/plakat/320.jpg 90w')
  expect(pictureOf({ ...row, width: 768, height: 90 })?.srcSets.jpg).toMatch(/ 640w, \/media\/plakat\/768\.jpg 768w$/)
  expect(pictureOf({ ...row, isWithdrawn: true })).toBeNull()
})

it('a picture is called undescribed where words are missing, and carries nothing of it where they are not, or where it only decorates', () => {
  expect(pictureOf({ ...row, alt: '' })).toMatchObject({ alt: '', isUndescribed: true })
  expect(pictureOf({ ...row, alt: '', isDecorative: true })).not.toHaveProperty('isUndescribed')
  expect(pictureOf({ ...row, alt: 'Das Große Haus bei Nacht' })).not.toHaveProperty('isUndescribed')
})

it('the address of one width is one that is kept', () => {
  const picture = pictureOf(row)
  if (!picture) throw new Error('no picture')
  expect(PICTURE_WIDTHS.map((width) => addressAt(picture, width))).toEqual(PICTURE_WIDTHS.map((width) => `/media/plakat/${width}.jpg`))
})

it('what is cut out of a picture has the same part of its tiny preview, written so that a style sheet takes it', () => {
  const tiny = 'data:image/webp;base64,UklGRg+/=='
  const use = { id: 1, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } }
  const { placeholder } = pictureInUse({ ...row, placeholder: tiny }, use, () => 'sign') ?? {}
  expect(placeholder).toMatch(/^data:image\/svg\+xml,[^\s"'()]+$/)
  const drawing = decodeURIComponent(placeholder?.split(',')[1] ?? '')
  expect(drawing).toContain('viewBox="0.25 0 0.5 1"')
  expect(drawing).toContain(`href="${tiny}"`)
  expect(pictureInUse({ ...row, placeholder: null }, use, () => 'sign')?.placeholder).toBeNull()
  expect(pictureOf({ ...row, placeholder: tiny })?.placeholder).toBe(tiny)
})
