import { describe, expect, it } from 'vitest'
import { changedOwnFields, ownFieldsDocument, ownFieldsNode, withOwnFields } from './own-fields.ts'

const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

describe('the own fields of an object', () => {
  it('are a document of one node, in which a text that was never written is empty', () => {
    const document = ownFieldsDocument('person', 12, { position: null, biography: null, lastName: 'Voss' })
    expect(ownFieldsNode(document)).toEqual({
      id: 'person-12-fields',
      type: 'own-fields',
      version: 1,
      data: { position: '', biography: { type: 'doc', content: [{ type: 'paragraph' }] }, imageId: null },
    })
  })

  it('differ by field', () => {
    const before = ownFieldsDocument('person', 12, { position: 'Regie', biography: rich('Eins.') })
    const after = withOwnFields(before, { biography: rich('Zwei.') })
    expect(changedOwnFields('person', before, after)).toEqual({ biography: rich('Zwei.') })
    expect(changedOwnFields('person', after, after)).toEqual({})
  })
})
