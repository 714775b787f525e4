/** All blocks that a detail page of the programme can be made of (B §9). */
export const EVENT_BLOCKS = [
  'Children',
  'ImportantInfo',
  'OpeningHours',
  'Description',
  'ImageSlider',
  'Programs',
  'Video',
  'Contributors',
  'Series',
  'Events',
  'Blog',
  'Sponsors',
  'Promoter',
] as const
export type DetailBlock = (typeof EVENT_BLOCKS)[number]

/** Default order of the blocks of a performance's page (B §9). */
export const DEFAULT_EVENT_BLOCKS: DetailBlock[] = EVENT_BLOCKS.filter((block) => block !== 'Promoter')

/** Default order of the blocks of a production's page (B §9). */
export const DEFAULT_PRODUCTION_BLOCKS: DetailBlock[] = [
  'OpeningHours',
  'Description',
  'ImageSlider',
  'Programs',
  'Video',
  'Contributors',
  'Events',
  'Blog',
  'Promoter',
]
