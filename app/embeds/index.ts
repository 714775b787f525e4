export {
  AUDIO_HOSTS,
  type Embed,
  isShortUrl,
  MAX_EMBED_LENGTH,
  namesOf,
  OLDER_AUDIO_HOSTS,
  OLDER_VIEWER_HOSTS,
  parseEmbed,
  SOCIAL_HOSTS,
  VIDEO_HOSTS,
  VIEWER_HOSTS,
} from './embed.ts'
export { ForeignFrame } from './ForeignFrame.tsx'
export { MAP_IDS, MAP_NAMES, type StreetMap, streetMap } from './street-map.ts'
