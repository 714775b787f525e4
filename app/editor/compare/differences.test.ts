import { expect, it } from 'vitest'
import '../../../tests/support/german-texts.ts'
import { type ContainerDocument, type ContentNode, emptyDocument } from '../../content/index.ts'
import { differencesBetween } from './differences.ts'

const headline = (content: string): ContentNode => ({ id: 'head-1', type: 'headline', version: 1, data: { headline_level: 2, content } })
const page = (...children: ContentNode[]): Record<string, ContainerDocument> => ({
  'page-1': { ...emptyDocument(), columns: [{ classes: '', children }] },
})

it('names the modules that differ, with the fields that do', () => {
  expect(differencesBetween(page(headline('alt')), page(headline('neu')))).toEqual([
    {
      ...{ id: 'head-1', type: 'headline', kind: 'changed' },
      fields: [{ path: 'content', older: 'alt', newer: 'neu', form: expect.objectContaining({ kind: 'text' }) }],
    },
  ])
  expect(differencesBetween(page(headline('x')), page())[0]).toMatchObject({ kind: 'removed' })
  expect(differencesBetween(page(headline('x')), page(headline('x')))).toEqual([])
})
