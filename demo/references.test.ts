import { describe, expect, it } from 'vitest'
import { link, text } from './content/nodes.ts'
import { resolved } from './references.ts'

const references = { pictures: new Map([['salz', 7]]), addresses: new Map([['production/salz', '/de/stuecke/salz/3']]) }

describe('references in texts', () => {
  it('are resolved at any depth, and the text around them is typeset', () => {
    expect(resolved({ image: 'picture:salz', items: [{ link: 'to:production/salz', text: 'um 20 Uhr' }] }, references)).toEqual({
      image: 7,
      items: [{ link: '/de/stuecke/salz/3', text: 'um 20\u00a0Uhr' }],
    })
    expect(JSON.stringify(resolved(text('[Salz](to:production/salz)').data, references))).toContain('"href":"/de/stuecke/salz/3"')
  })
  it('must have a target, otherwise the fill throws', () => {
    expect(() => resolved(link('Pfeffer', 'to:production/pfeffer').data, references)).toThrow('production/pfeffer')
    expect(() => resolved({ image: 'picture:pfeffer' }, references)).toThrow('pfeffer')
  })
})
