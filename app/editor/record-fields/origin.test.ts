import { describe, expect, it } from 'vitest'
import { originOfLink } from './origin.ts'

const url = (pathname: string) => originOfLink({ pathname, text: 'Worte' })?.url

describe('the origin of a generated part', () => {
  it('is the page of the object that it links to', () => {
    expect(originOfLink({ pathname: '/de/stuecke/der-koffer/12', text: ' Der Koffer\n voller Wind ' })).toEqual({
      title: 'Der Koffer voller Wind',
      url: '/de/stuecke/der-koffer/12?edit',
    })
    expect(url('/de/spielplan/der-koffer/3/')).toBe('/de/spielplan/der-koffer/3/?edit')
    expect(url('/de/ensemble/lohse/4')).toBe('/de/ensemble/lohse/4?edit')
    expect(url('/de/aktuelles/probe/7')).toBe('/de/aktuelles/probe/7?edit')
    expect(url('/de/venues/halle/1')).toBe('/de/venues/halle/1?edit')
    expect(url('/de/series/erste-male/1')).toBe('/de/series/erste-male/1?edit')
  })

  it('is no list, no topic and no other page', () => {
    for (const path of ['/de/spielplan', '/de/stuecke', '/de/aktuelles/tags/probe/1', '/de/ensemble', '/de/ihr-besuch', '/media/x/1'])
      expect(url(path), path).toBeUndefined()
  })

  it('is named by a line that fits', () => {
    expect(originOfLink({ pathname: '/de/stuecke/x/1', text: 'lang '.repeat(30) })?.title).toHaveLength(60)
  })
})
