import { type Embed, parseEmbed, VIDEO_HOSTS } from '../../embeds/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'

/** The film of a production: hosted, or in the frame of an external host after consent. */
export type Video = { title: string; still: PictureSource | null } & ({ file: string } | { embed: Embed })

/** A film file in the media library. */
const OWN_FILM = /^\/media\/[0-9a-f]{24}\/[\w.%~-]+\.(mp4|webm)$/

/** Parses a production's film address; null when it cannot be shown. */
export function videoOf(production: { title: string; videoUrl: string }, still: PictureSource | null): Video | null {
  const labels = { title: t('Video: {title}', { title: production.title }), still }
  if (OWN_FILM.test(production.videoUrl)) return { ...labels, file: production.videoUrl }
  const embed = parseEmbed(production.videoUrl, VIDEO_HOSTS)
  return embed ? { ...labels, embed } : null
}
