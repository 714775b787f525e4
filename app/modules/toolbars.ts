/**
 * The two toolbars of the specification (A §3.3), by the types of this house. What stands in neither of them, a single
 * venue, another container and the statement on accessibility, is offered with the second.
 */
export const TOOLBARS = {
  texts: [
    ...['headline', 'text', 'link', 'image', 'faq', 'video', 'audio', 'viewer', 'quote', 'full-teaser', 'teaser-list', 'image-list'],
    ...['video-list', 'social-media'],
  ],
  house: [
    ...['self-hosted-video', 'self-hosted-audio', 'viewer', 'venue-list', 'html', 'form', 'hero-media', 'section', 'logo-list'],
    ...['blog-teaser-list', 'two-columns', 'event-list', 'highlight-teaser', 'anchor-list'],
  ],
  others: ['venue', 'container', 'accessibility-statement'],
} as const satisfies Record<string, readonly string[]>

/** Articles and legal pages are texts; everything else may hold everything. */
const CONTENT_OF_TEXTS: readonly string[] = ['article', 'legal']

/** The module types that the editor offers on content of a type, in the order of its toolbars, each once. */
export function offeredTypes(contentType: string): string[] {
  if (CONTENT_OF_TEXTS.includes(contentType)) return [...TOOLBARS.texts]
  return [...new Set<string>([...TOOLBARS.texts, ...TOOLBARS.house, ...TOOLBARS.others])]
}
