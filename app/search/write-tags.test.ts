import { describe, expect, it } from 'vitest'
import { WriteTags } from './write-tags.ts'

describe('the tags of a write', () => {
  it('name things by their numbers', () => {
    const tags = new WriteTags(['event:12', 'event:7', 'containers:page:3', 'container:page-3', 'events'])
    expect(tags.ids('event')).toEqual([12, 7])
    expect(tags.ids('containers:page')).toEqual([3])
    expect(tags.ids('production')).toEqual([])
  })

  it('leave unknown what changed only where nothing is named', () => {
    expect(new WriteTags(['events', 'options']).unnamed('productions', 'events')).toBe(true)
    expect(new WriteTags(['production:4', 'events']).unnamed('events')).toBe(false)
    expect(new WriteTags(['settings']).unnamed('events')).toBe(false)
  })
})
