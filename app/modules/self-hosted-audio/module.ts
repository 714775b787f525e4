import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { line, requiredFile, rich, summaryText } from '../field-schemas.ts'

/** A hosted recording, played by the browser, with its transcript. */
export default defineModule({
  type: 'self-hosted-audio',
  version: 1,
  label: 'Self-hosted audio',
  alsoCalled: 'recording, sound, audio, MP3',
  icon: 'M4 10v4M8 7v10M12 4v16M16 8v8M20 10v4',
  toolbars: { house: 20 },
  group: 'media',
  schema: z.strictObject({ file: requiredFile, title: line, transcript: rich }),
  defaults: () => ({ file: null, title: '' }),
  fields: {
    file: { kind: 'media', label: 'File', accept: 'audio' },
    title: { kind: 'text', label: 'Title', inPlace: true },
    transcript: { kind: 'richText', label: 'Transcript', inPlace: true },
  },
  summary: (data) => summaryText(data.title),
})
