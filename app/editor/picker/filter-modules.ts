import type { ModuleDefinition } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

/** What people call a module beside its own name, in their language, one after the other. */
const ALSO_CALLED: Record<string, Label> = {
  'anchor-list': 'Also: table of contents, jump marks',
  audio: 'Also: podcast, sound, Spotify, SoundCloud',
  'blog-teaser-list': 'Also: news, articles, magazine',
  container: 'Also: shared part, block to reuse',
  'event-list': 'Also: programme, dates, calendar',
  faq: 'Also: accordion, help',
  form: 'Also: contact, registration, newsletter',
  'full-teaser': 'Also: banner, card',
  headline: 'Also: title, heading',
  'hero-media': 'Also: stage picture, banner, slider',
  'highlight-teaser': 'Also: plays, cards',
  html: 'Also: code, table, embedding',
  image: 'Also: photo, picture',
  'image-list': 'Also: gallery, slider, photos',
  link: 'Also: button, download',
  'logo-list': 'Also: sponsors, partners',
  quote: 'Also: citation, review, press',
  section: 'Also: columns, grid, divider, background',
  'self-hosted-audio': 'Also: recording, sound, MP3',
  'self-hosted-video': 'Also: video, film, MP4',
  'social-media': 'Also: Instagram, Facebook, TikTok',
  'teaser-list': 'Also: cards, tiles, slider',
  text: 'Also: paragraph, running text, list',
  'two-columns': 'Also: picture and text, columns',
  venue: 'Also: place, house, address',
  'venue-list': 'Also: places, houses',
  video: 'Also: film, YouTube, Vimeo',
  'video-list': 'Also: films, YouTube, Vimeo',
  viewer: 'Also: brochure, leaflet, PDF, Issuu',
}

/** The modules that somebody may mean: first those so named, then those also called so, then those with such a field. */
export function filterModules(definitions: ModuleDefinition[], typed: string): ModuleDefinition[] {
  const words = typed.trim().toLowerCase()
  const holds = (label: Label | undefined) => label !== undefined && t(label).toLowerCase().includes(words)
  const rank = ({ type, label, fields }: ModuleDefinition) => {
    if (holds(label)) return 0
    if (holds(ALSO_CALLED[type])) return 1
    return Object.values(fields).some((field) => holds(field.label)) ? 2 : undefined
  }
  return definitions
    .filter((definition) => rank(definition) !== undefined)
    .toSorted((left, right) => (rank(left) ?? 0) - (rank(right) ?? 0))
}
