import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ContainerDocument, ContentNode } from '../content/index.ts'
import type { ModuleDefinition } from './definition.ts'
import { upgradeDocument } from './upgrade-document.ts'

const definition: ModuleDefinition = {
  type: 'quote',
  version: 3,
  label: 'Quote',
  icon: '',
  toolbars: {},
  schema: z.strictObject({}),
  defaults: () => ({}),
  fields: {},
  summary: () => '',
  migrations: [({ text, ...rest }) => ({ ...rest, content: text }), (data) => ({ ...data, author: String(data.author).trim() })],
}
const node = (version: number, data: Record<string, unknown>): ContentNode => ({ id: 'node-1', type: 'quote', version, data })
const document = (...children: ContentNode[]): ContainerDocument => ({
  layout: 0,
  extraClass: '',
  image: null,
  columns: [{ classes: '', children }],
})
const upgrade = (before: ContainerDocument) => upgradeDocument(before, (type) => (type === 'quote' ? definition : undefined))

describe('data of an earlier version of a module', () => {
  it('goes through every migration it has not yet seen, also inside sections', () => {
    const section = {
      id: 'section-1',
      type: 'section',
      version: 1,
      data: {},
      columns: document(node(1, { text: 'Ja', author: ' A ' })).columns,
    }
    const [column] = upgrade(document(section)).columns
    expect(column?.children[0]?.columns?.[0]?.children[0]).toEqual(node(3, { content: 'Ja', author: 'A' }))
    expect(upgrade(document(node(2, { content: 'Ja', author: ' A ' }))).columns[0]?.children[0]?.data).toEqual({
      content: 'Ja',
      author: 'A',
    })
  })
  it('stays as it is when it is current, of the older form, or of an unknown module', () => {
    const before = document(node(3, { author: ' A ' }), node(0, { author: ' A ' }), { ...node(1, {}), type: 'unknown' })
    expect(upgrade(before)).toBe(before)
  })
})
