import { z } from 'zod'
import { AUDIO_HOSTS, OLDER_AUDIO_HOSTS } from '../../embeds/index.ts'
import { defineModule } from '../definition.ts'
import { embedCode, line, summaryText } from '../field-schemas.ts'
import { labelledOptions } from '../labelled-options.ts'

export const MEDIA_TYPES = ['music', 'podcast', 'audiobook'] as const

/** A recording on an external host; loaded only when the visitor asks for it. */
export default defineModule({
  type: 'audio',
  version: 1,
  label: 'Audio',
  alsoCalled: 'podcast, sound, music, Spotify, SoundCloud',
  icon: 'M9 18V6l10-2v11M9 18a3 2.5 0 1 1-6 0 3 2.5 0 0 1 6 0ZM19 15a3 2.5 0 1 1-6 0 3 2.5 0 0 1 6 0Z',
  toolbars: { texts: 70 },
  group: 'media',
  schema: z.strictObject({ embed: embedCode(AUDIO_HOSTS), title: line, media_type: z.enum(MEDIA_TYPES).optional() }),
  olderSchema: z.strictObject({ embed: embedCode(OLDER_AUDIO_HOSTS), title: line, media_type: z.enum(MEDIA_TYPES).optional() }),
  defaults: () => ({ embed: '', title: '', media_type: 'music' }),
  fields: {
    embed: { kind: 'code', label: 'Embed code or URL', plays: 'audio' },
    title: { kind: 'text', label: 'Title', inPlace: true },
    media_type: {
      kind: 'select',
      label: 'Recording type',
      options: labelledOptions<(typeof MEDIA_TYPES)[number]>({
        music: 'Recording music',
        podcast: 'Recording podcast',
        audiobook: 'Recording audiobook',
      }),
    },
  },
  summary: (data) => summaryText(data.title) || summaryText(data.embed),
})
