import { z } from 'zod'
import { partLanguage } from '../../platform/i18n/part-language.ts'
import { defineModule } from '../definition.ts'
import { file, line, media, requiredFile, rich, summaryText } from '../field-schemas.ts'

/** A hosted film, played by the browser; no third party learns who watches it. */
export default defineModule({
  type: 'self-hosted-video',
  version: 1,
  label: 'Self-hosted video',
  alsoCalled: 'video, film, MP4, trailer',
  icon: 'M3 5h18v14H3zM6 5v14M18 5v14M3 9h3M3 15h3M18 9h3M18 15h3M10.5 9.5v5l4-2.5z',
  toolbars: { house: 10 },
  group: 'media',
  schema: z.strictObject({
    file: requiredFile,
    image: media,
    title: line,
    captions: file,
    captions_language: partLanguage,
    described_file: file,
    transcript: rich,
  }),
  defaults: () => ({ file: null, image: null, title: '' }),
  fields: {
    file: { kind: 'media', label: 'File', accept: 'video' },
    image: { kind: 'media', label: 'Still image' },
    title: { kind: 'text', label: 'Title', inPlace: true },
    captions: { kind: 'media', label: 'Captions', accept: 'captions' },
    captions_language: { kind: 'language', label: 'Caption language' },
    described_file: { kind: 'media', label: 'Version with audio description', accept: 'video' },
    transcript: { kind: 'richText', label: 'Video transcript', inPlace: true },
  },
  summary: (data) => summaryText(data.title),
})
