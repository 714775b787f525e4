/** A text of the object that the page shows, where it stands; texts of modules are in containers. */
export const OWN_FIELD = '[data-own-fields] [role="textbox"][data-field]:not([data-container] *)'

/** The own field around an event target. */
export function ownFieldAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(OWN_FIELD)) || undefined
}
