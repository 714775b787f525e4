import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { address, itemId, line, requiredLine, requiredMedia, summaryText } from '../field-schemas.ts'

const MAX_LOGOS = 60

const logo = z.strictObject({
  id: itemId,
  image: requiredMedia,
  name: requiredLine,
  link: address,
  open_new_window: z.boolean().optional(),
})

/** Logos of sponsors, each with its name and an optional link. */
export default defineModule({
  type: 'logo-list',
  version: 1,
  label: 'Logo list',
  alsoCalled: 'sponsors, partners, supporters',
  icon: 'M3 7h5v4H3zM10 7h4v4h-4zM16 7h5v4h-5zM3 14h5v3H3zM10 14h4v3h-4zM16 14h5v3h-5z',
  toolbars: { house: 90 },
  group: 'media',
  schema: z.strictObject({ headline: line, logos: z.array(logo).max(MAX_LOGOS) }),
  defaults: () => ({ headline: '', logos: [] }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 3 },
    logos: {
      kind: 'items',
      label: 'Logos',
      itemLabel: 'Logo',
      fields: {
        image: { kind: 'media', label: 'Image' },
        name: { kind: 'text', label: 'Name' },
        link: { kind: 'url', label: 'URL' },
        open_new_window: { kind: 'boolean', label: 'Open in a new window' },
      },
    },
  },
  isStatic: true,
  summary: (data) => summaryText(data.headline) || summaryText((data.logos as { name?: string }[] | undefined)?.[0]?.name),
})
