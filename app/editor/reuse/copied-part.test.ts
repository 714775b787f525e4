import { describe, expect, it } from 'vitest'
import { copiesOf } from './copied-part.ts'

const node = (id: string) => ({ id, type: 'headline', version: 1, data: { content: id } })
const PLACE = 'embed-11'
const idsOf = (nodes: ReturnType<typeof node>[], taken: string[] = [], commented: string[] = []) =>
  copiesOf(nodes, PLACE, { taken: new Set([PLACE, ...taken]), commented: new Set(commented) }).map(({ id }) => id)

describe('modules that are detached from a shared part', () => {
  it('keep their ids, and with them what was said of them', () => {
    expect(idsOf([node('head-11'), node('text-11')])).toEqual(['head-11', 'text-11'])
  })
  it('get new ones where the page shows the same part a second time and has them already', () => {
    const [first, second] = idsOf([node('head-11'), node('text-11')], ['head-11'])
    expect(first).not.toBe('head-11')
    expect(second).toBe('text-11')
  })
  it('take over what was said of the module that showed them, unless the first was spoken of before', () => {
    expect(idsOf([node('head-11'), node('text-11')], [], [PLACE])).toEqual([PLACE, 'text-11'])
    expect(idsOf([node('head-11')], [], [PLACE, 'head-11'])).toEqual(['head-11'])
    expect(idsOf([node('head-11')], ['head-11'], [PLACE, 'head-11'])).toEqual([PLACE])
  })
  it('keep the ids of what is in their columns', () => {
    const section = { ...node('section-11'), columns: [{ classes: '', children: [node('inner-11')] }] }
    const [copy] = copiesOf([section], PLACE, { taken: new Set([PLACE]), commented: new Set() })
    expect(copy?.columns?.[0]?.children[0]?.id).toBe('inner-11')
  })
})
