/**
 * The places for modules on the pages of objects with generated parts, from top to bottom, by content type. Each place is a
 * container of the object; the page shows it with a `PageSlot` of that name.
 */
const OBJECT_SLOTS: Readonly<Record<string, readonly Slot[]>> = {
  article: ['main'],
  event: ['main', 'below'],
  form: ['main', 'below'],
  person: ['main', 'below'],
  production: ['main', 'below'],
  series: ['main', 'below'],
  venue: ['main', 'below'],
}

/** A place for modules: `main` where the page is about the object itself, `below` what is generated. */
export type Slot = 'main' | 'below'

/** The places for modules on the page of such an object; `main` alone where nothing is generated. */
export function slotsOf(contentType: string): readonly Slot[] {
  return OBJECT_SLOTS[contentType] ?? ['main']
}

/** The slug of the container for a place; it never changes. */
export function slotSlug(contentType: string, objectId: number, slot: Slot): string {
  return slot === 'main' ? `${contentType}-${objectId}` : `${contentType}-${objectId}-${slot}`
}

/** The place of a container by its slug. */
export function slotOfSlug(slug: string): Slot {
  return slug.endsWith('-below') ? 'below' : 'main'
}

/** Whether the pages of such objects have places for modules, or are made of them. */
export function hasSlots(contentType: string): boolean {
  return contentType in OBJECT_SLOTS
}
