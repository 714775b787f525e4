import { z } from 'zod'
import { SOCIAL_HOSTS } from '../../embeds/index.ts'
import { defineModule } from '../definition.ts'
import { embedCode, line, summaryText } from '../field-schemas.ts'

/** A post on an external host; loaded only when the visitor asks for it. */
export default defineModule({
  type: 'social-media',
  version: 1,
  label: 'Social media post',
  alsoCalled: 'Instagram, Facebook, TikTok, social media',
  icon: 'M4 5h16v12H9l-5 4zM8 9h8M8 13h5',
  toolbars: { texts: 140 },
  group: 'media',
  schema: z.strictObject({ embed: embedCode(SOCIAL_HOSTS), title: line }),
  defaults: () => ({ embed: '', title: '' }),
  fields: {
    embed: { kind: 'code', label: 'Embed code or URL' },
    title: { kind: 'text', label: 'Title', inPlace: true },
  },
  summary: (data) => summaryText(data.title) || summaryText(data.embed),
})
