import { z } from 'zod'
import { VIDEO_HOSTS } from '../../embeds/index.ts'
import { defineModule } from '../definition.ts'
import { anchor, embedCode, line, requiredMedia, summaryText } from '../field-schemas.ts'

/** A film at YouTube or Vimeo, behind a hosted still until the visitor asks for it. */
export default defineModule({
  type: 'video',
  version: 1,
  label: 'Video',
  alsoCalled: 'film, trailer, YouTube, Vimeo',
  icon: 'M3 5h18v14H3zM10 9v6l5-3z',
  toolbars: { texts: 60 },
  group: 'media',
  schema: z.strictObject({ video_url: embedCode(VIDEO_HOSTS), image: requiredMedia, title: line, length: line, anchor }),
  defaults: () => ({ video_url: '', image: null, title: '', length: '' }),
  fields: {
    video_url: { kind: 'url', label: 'YouTube or Vimeo URL', plays: 'video' },
    image: { kind: 'media', label: 'Still image' },
    title: { kind: 'text', label: 'Title', inPlace: true },
    length: { kind: 'text', label: 'Length', inPlace: true },
    anchor: { kind: 'text', label: 'Anchor', means: 'anchor' },
  },
  becomes: {
    'video-list': (run) => [
      {
        type: 'video-list',
        data: {
          items: run.map(({ video_url, image, title, length }) => ({
            video_url: video_url ?? '',
            image: image ?? null,
            title: title ?? '',
            length: length ?? '',
          })),
        },
      },
    ],
  },
  summary: (data) => summaryText(data.title) || summaryText(data.video_url),
})
