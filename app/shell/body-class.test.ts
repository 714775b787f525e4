import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { bodyClassOf } from './body-class.ts'

describe('the body class', () => {
  it('is cms-page on home, the catch-all and the two lists with a page-editor headline', requirement('BODY-01', 'BODY-16'), () => {
    for (const id of ['home', 'page', 'events', 'events.en', 'productions']) expect(bodyClassOf(id)).toBe('cms-page')
  })
  it('is non-cms-page on event and production pages', requirement('BODY-02', 'BODY-03'), () => {
    for (const id of ['events-slug-id', 'events-slug-id.en', 'productions-slug-id']) expect(bodyClassOf(id)).toBe('non-cms-page')
  })
  it(
    'is neither elsewhere',
    requirement(
      'BODY-04',
      'BODY-05',
      'BODY-06',
      'BODY-07',
      'BODY-08',
      'BODY-09',
      'BODY-10',
      'BODY-11',
      'BODY-12',
      'BODY-13',
      'BODY-14',
      'BODY-15',
    ),
    () => {
      const others = [
        'magazine',
        'magazine-slug-id',
        'magazine-tags',
        'magazine-tags-tag-id',
        'magazine-categories-category-id',
        'venues-slug-id',
      ]
      others.push(
        'ensemble',
        'ensemble-slug-id',
        'series-slug-id',
        'forms-slug-id',
        'search',
        'user-profile',
        'user-settings',
        'legals-agb',
      )
      others.push('legals-imprint', 'legals-privacy', 'not-found', 'no-match', 'hub', 'webshop:webshop')
      for (const id of others) expect(bodyClassOf(id)).toBeUndefined()
    },
  )
})
