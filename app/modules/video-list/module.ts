import { z } from 'zod'
import { VIDEO_HOSTS } from '../../embeds/index.ts'
import { defineModule } from '../definition.ts'
import { embedCode, itemId, line, media, summaryText } from '../field-schemas.ts'

const MAX_FILMS = 24

const film = z.strictObject({ id: itemId, video_url: embedCode(VIDEO_HOSTS), image: media, title: line, length: line })

/** Several films side by side. */
export default defineModule({
  type: 'video-list',
  version: 1,
  label: 'Video list',
  alsoCalled: 'films, trailers, YouTube, Vimeo',
  icon: 'M3 4h11v9H3zM7 6.5v4l3.5-2zM17 4h4v9h-4M3 17h11M17 17h4',
  toolbars: { texts: 130 },
  group: 'media',
  schema: z.strictObject({ headline: line, items: z.array(film).max(MAX_FILMS) }),
  defaults: () => ({ headline: '', items: [] }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    items: {
      kind: 'items',
      label: 'Videos',
      itemLabel: 'Video|film',
      fields: {
        video_url: { kind: 'url', label: 'YouTube or Vimeo URL', plays: 'video' },
        image: { kind: 'media', label: 'Still image' },
        title: { kind: 'text', label: 'Title', inPlace: true },
        length: { kind: 'text', label: 'Length', inPlace: true },
      },
    },
  },
  becomes: {
    video: (run) =>
      run.flatMap(({ headline, items }) => [
        ...(headline ? [{ type: 'headline', data: { content: headline } }] : []),
        ...((items ?? []) as Record<string, unknown>[]).map(({ video_url, image, title, length }) => ({
          type: 'video',
          data: { video_url: video_url ?? '', image: image ?? null, title: title ?? '', length: length ?? '' },
        })),
      ]),
  },
  summary: (data) => summaryText(data.headline) || summaryText((data.items as { title?: string }[] | undefined)?.[0]?.title),
})
