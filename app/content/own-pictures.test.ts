import { expect, it } from 'vitest'
import { ownFieldsDocument, ownFieldsNode } from './own-fields.ts'
import { asInRecord, withCropsOf } from './own-pictures.ts'

const cropped = { id: 7, crop: { x: 0, y: 0, width: 0.5, height: 1 }, focus: { x: 0.2, y: 0.4 } }
const production = (wideImageId: unknown) => ownFieldsDocument('production', 3, { title: 'Koffer', wideImageId })
const dataOf = (document: ReturnType<typeof production>) => ownFieldsNode(document)?.data

it('are ids for the record, whatever the page shows of the pictures', () => {
  expect(dataOf(asInRecord(production(cropped)))).toMatchObject({ title: 'Koffer', wideImageId: 7 })
  expect(asInRecord(production(null))).toEqual(production(null))
})

it('keep their crops on the page while the record keeps the picture', () => {
  expect(withCropsOf(production(7), production(cropped))).toEqual(production(cropped))
  expect(withCropsOf(production(7), production(7))).toEqual(production(7))
})

it('are whole again when the record has another picture, or none', () => {
  expect(withCropsOf(production(8), production(cropped))).toEqual(production(8))
  expect(withCropsOf(production(null), production(cropped))).toEqual(production(null))
})
