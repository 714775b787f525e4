import { type Embed, parseEmbed, VIDEO_HOSTS } from '../../embeds/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'

/** A film of a production: of the house's own, or in the frame of a host that visitors first allow. */
export type Video = { title: string; still: PictureSource | null } & ({ file: string } | { embed: Embed })

/** A film file in the media library. */
const OWN_FILM = /^\/media\/[0-9a-f]{24}\/[\w.%~-]+\.(mp4|webm)$/

/** Reads a production's film address; null when nothing can be shown of it. */
export function videoOf(production: { title: string; videoUrl: string }, still: PictureSource | null): Video | null {
  const words = { title: t('Video: {title}', { title: production.title }), still }
  if (OWN_FILM.test(production.videoUrl)) return { ...words, file: production.videoUrl }
  const embed = parseEmbed(production.videoUrl, VIDEO_HOSTS)
  return embed ? { ...words, embed } : null
}
