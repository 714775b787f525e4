export {
  AUDIO_HOSTS,
  type Embed,
  isShortUrl,
  LEGACY_AUDIO_HOSTS as OLDER_AUDIO_HOSTS,
  LEGACY_VIEWER_HOSTS as OLDER_VIEWER_HOSTS,
  MAX_EMBED_LENGTH,
  namesOf,
  parseEmbed,
  SOCIAL_HOSTS,
  VIDEO_HOSTS,
  VIEWER_HOSTS,
} from './embed.ts'
export { ForeignFrame } from './ForeignFrame.tsx'
export { MAP_IDS, MAP_NAMES, type StreetMap, streetMap } from './street-map.ts'
