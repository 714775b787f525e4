import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { itemId, requiredAnchor, requiredLine, summaryText } from '../field-schemas.ts'

const MAX_ANCHORS = 30

const anchorItem = z.strictObject({ id: itemId, link_text: requiredLine, anchor: requiredAnchor })

/** Links to the anchors of a page; optionally sticky. */
export default defineModule({
  type: 'anchor-list',
  version: 1,
  label: 'Anchor list',
  alsoCalled: 'table of contents, jump marks, anchors',
  icon: 'M12 7v14M8 11h8M4 14c0 4 4 7 8 7s8-3 8-7M14 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  toolbars: { house: 140 },
  group: 'layout',
  schema: z.strictObject({
    sticky: z.boolean().optional(),
    far_offset: z.boolean().optional(),
    children: z.array(anchorItem).max(MAX_ANCHORS),
  }),
  defaults: () => ({ sticky: false, far_offset: false, children: [] }),
  fields: {
    children: {
      kind: 'items',
      label: 'Anchors',
      itemLabel: 'Anchor',
      fields: {
        link_text: { kind: 'text', label: 'Link text', inPlace: true },
        anchor: { kind: 'text', label: 'Anchor', means: 'way to an anchor' },
      },
    },
    sticky: { kind: 'boolean', label: 'Keep in view while scrolling' },
    far_offset: { kind: 'boolean', label: 'Stop 600 pixels above the target' },
  },
  summary: (data) => ((data.children ?? []) as { link_text?: string }[]).map((child) => summaryText(child.link_text)).join(' · '),
})
