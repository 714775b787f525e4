/** A part of the page that shows a field of its object which is no text; it has no box of its own. */
const OWN_PART = '[data-own-part]'

/** A field of the object that the page shows, with the element whose place on the page it has. */
export type OwnPart = { field: string; element: Element }

/** The parts of a page that show a field of its object, in their order. */
export function ownPartsIn(root: HTMLElement): OwnPart[] {
  return [...root.querySelectorAll<HTMLElement>(OWN_PART)].flatMap((part) => {
    // Without a picture the part is empty: its place is in what is around it.
    const element = part.firstElementChild ?? part.parentElement
    return element && part.dataset.ownPart ? [{ field: part.dataset.ownPart, element }] : []
  })
}

/** Whether an event target is in such a part, which is edited here and not where it comes from. */
export function isInOwnPart(target: Element): boolean {
  return target.closest(OWN_PART) !== null
}
