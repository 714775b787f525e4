import { type ContentNode, locate } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { referencesOf } from '../../modules/field-extractors.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { targetAt } from '../overlay/targets.ts'
import type { EditorSession } from '../session/session.ts'
import { type Origin, originOfLink } from './origin.ts'
import { OWN_FIELD } from './own-field-element.ts'
import { isInOwnPart } from './own-part-element.ts'

/** A part of the page that is generated, and where it comes from. */
export type GeneratedPart = Origin & { element: HTMLElement; isForm?: boolean }

/** What stands for one thing in a list; not what holds modules or is the page itself, of which each part is something else. */
const ITEMS = 'li, article, dd, tr, figure'
const HOLDS_OTHERS = '[data-container], [data-node], h1'
/** The parts of a page whose content its object's form has. */
const PARTS = '[data-block], header, section, [data-generated]'
const HEADINGS = 'h2, h3, h4, h5, h6'
const TEXT = '[role="textbox"]'

/**
 * The generated part of the page at a point, with its origin: what links to an object comes from there, as a row of the
 * schedule or a name in the cast does; everything else beside modules and texts comes from the form of the object itself.
 * A link or a text that is written here comes from nowhere else.
 * @returns undefined for what is edited here, and while a text is being written, whose lines a chip would cover
 */
export function generatedPartAt(target: EventTarget | null, session: EditorSession): GeneratedPart | undefined {
  if (!(target instanceof Element) || target.closest(OWN_FIELD) || document.activeElement?.closest(TEXT)) return undefined
  const module = target.closest<HTMLElement>('[data-from]')
  if (module) return shownThing(module, target, session)
  return linkedPart(target, session) ?? (isInOwnPart(target) ? undefined : ownPart(target, session))
}

/** What a module shows that shows one thing, as a hero does the next performance; not what it says in words of its own. */
function shownThing(element: HTMLElement, target: Element, session: EditorSession): GeneratedPart | undefined {
  const { from: title, fromUrl } = element.dataset
  const field = target.closest<HTMLElement>(TEXT)?.dataset.field
  if (!title || !fromUrl || (field && moduleAround(element, session)?.data[field])) return undefined
  return { title, url: `${fromUrl}?edit`, element }
}

function linkedPart(target: Element, session: EditorSession): GeneratedPart | undefined {
  const link = target.closest('a')
  const item = itemAround(target)
  const links = link ? [link] : [...(item?.querySelectorAll('a') ?? [])].filter((each) => itemAround(each) === item)
  for (const each of links) {
    const origin = each.origin === window.location.origin ? originOfLink({ pathname: each.pathname, text: wordsOf(each) }) : undefined
    if (origin && !isWrittenHere(each, session)) return { ...origin, element: item?.contains(each) ? item : each }
  }
  return undefined
}

function itemAround(element: Element): HTMLElement | undefined {
  const item = element.closest<HTMLElement>(ITEMS)
  return item && !item.querySelector(HOLDS_OTHERS) ? item : undefined
}

/** The name of what a link leads to: its heading, else its first line, else the heading beside it. */
function wordsOf(link: HTMLAnchorElement): string {
  const heading = link.querySelector(HEADINGS)?.textContent
  // biome-ignore lint/performance/useDomNodeTextContent: unlike the text content, the inner text keeps lines apart.
  const [line] = link.innerText.split('\n').filter((each) => each.trim())
  return heading || line || itemAround(link)?.querySelector(HEADINGS)?.textContent || ''
}

/** Whether an editor has set a link: in a text, or as the address of a module. */
function isWrittenHere(link: HTMLAnchorElement, session: EditorSession): boolean {
  if (link.closest(TEXT)) return true
  const node = moduleAround(link, session)
  const definition = node && definitionOf(node.type)
  if (!definition) return false
  return referencesOf(definition, node.data).links.some((address) => isSamePath(address, link))
}

function isSamePath(address: string, { origin, pathname }: HTMLAnchorElement): boolean {
  const set = URL.canParse(address, origin) ? new URL(address, origin) : undefined
  return set?.origin === origin && set.pathname === pathname
}

function moduleAround(element: Element, session: EditorSession): ContentNode | undefined {
  const target = targetAt(element)
  const shown = target && session.getState().documents[target.containerId]
  return shown ? locate(shown, target.nodeId)?.node : undefined
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
