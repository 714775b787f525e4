import { z } from 'zod'
import { OLDER_VIEWER_HOSTS, VIEWER_HOSTS } from '../../embeds/index.ts'
import { defineModule } from '../definition.ts'
import { embedCode, line, summaryText } from '../field-schemas.ts'

/** A brochure on an external host; loaded only when the visitor asks for it. */
export default defineModule({
  type: 'viewer',
  version: 1,
  label: 'Document viewer',
  alsoCalled: 'brochure, programme booklet, PDF, Issuu, download',
  icon: 'M5 3h10l4 4v14H5zM15 3v4h4M8 12h8M8 16h6',
  toolbars: { texts: 80, house: 30 },
  group: 'media',
  schema: z.strictObject({ embed: embedCode(VIEWER_HOSTS), title: line }),
  olderSchema: z.strictObject({ embed: embedCode(OLDER_VIEWER_HOSTS), title: line }),
  defaults: () => ({ embed: '', title: '' }),
  fields: {
    embed: { kind: 'code', label: 'Embed code or URL' },
    title: { kind: 'text', label: 'Title', inPlace: true },
  },
  summary: (data) => summaryText(data.title) || summaryText(data.embed),
})
