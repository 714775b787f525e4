import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { EditorSession } from '../session/session.ts'
import { type Origin, originOfLink } from './origin.ts'
import { OWN_FIELD } from './own-field-element.ts'
import { isInOwnPart } from './own-part-element.ts'

/** A part of the page that is generated, and where it comes from. */
export type GeneratedPart = Origin & { element: HTMLElement; isForm?: boolean }

/** What stands for one thing in a list. */
const ITEMS = 'li, article, dd, tr, figure'
/** The parts of a page whose content its object's form has. */
const PARTS = '[data-block], header, section, [data-generated]'

/**
 * The generated part of the page at a point, with its origin: what links to an object comes from there, as a row of the
 * schedule or a name in the cast does; everything else beside modules and texts comes from the form of the object itself.
 * @returns undefined for what is edited here
 */
export function generatedPartAt(target: EventTarget | null, session: EditorSession): GeneratedPart | undefined {
  if (!(target instanceof Element) || target.closest(OWN_FIELD)) return undefined
  const module = target.closest<HTMLElement>('[data-from]')
  if (module) return shownThing(module)
  return linkedPart(target) ?? (isInOwnPart(target) ? undefined : ownPart(target, session))
}

/** What a module shows that shows one thing, as a hero does the next performance. */
function shownThing(element: HTMLElement): GeneratedPart | undefined {
  const { from: title, fromUrl } = element.dataset
  return title && fromUrl ? { title, url: `${fromUrl}?edit`, element } : undefined
}

function linkedPart(target: Element): GeneratedPart | undefined {
  const link = target.closest('a')
  const item = target.closest<HTMLElement>(ITEMS)
  const links = link ? [link] : [...(item?.querySelectorAll('a') ?? [])]
  for (const each of links) {
    const words = each.textContent?.trim() || each.closest(ITEMS)?.querySelector('h2, h3, h4')?.textContent || ''
    const origin = each.origin === window.location.origin ? originOfLink({ pathname: each.pathname, text: words }) : undefined
    // A link that an editor has set in a text is no generated part.
    if (origin && !each.closest('[role="textbox"]')) return { ...origin, element: item?.contains(each) ? item : each }
  }
  return undefined
}

function ownPart(target: Element, { region }: EditorSession): GeneratedPart | undefined {
  const around = target.closest<HTMLElement>('[data-own-fields]')
  const element = target.closest<HTMLElement>(PARTS)
  if (!around || !element || !around.contains(element) || element.closest('[data-container]')) return undefined
  const { origin } = region
  // A performance shows what its production holds.
  if (origin && (element.dataset.block || target.closest('h1, h1 + p'))) return { ...origin, element }
  return { title: ownTitle(around), url: adminUrl(region.contentType, region.objectId), element, isForm: true }
}

function ownTitle(around: HTMLElement): string {
  return around.querySelector('h1')?.textContent?.trim() || document.querySelector('h1')?.textContent?.trim() || t('Own fields')
}
