import type { VariantKind } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PageNode } from '../../staff-ui/links/page-list.ts'
import type { MenuItem } from '../../staff-ui/MenuButton.tsx'
import { isHome, type PagePlace, pageStep } from './page-moves.ts'
import { candidatesFor, missingKinds, pageOriginal } from './variants.ts'

/** What the menu does; the choices are asked in a dialog. */
type Doing = Record<'open' | 'settings' | 'duplicate' | 'free' | 'remove', (page: PageNode) => void> & {
  create: (parent: PageNode | null) => void
  variant: (page: PageNode, kind: VariantKind) => void
  move: (page: PageNode, place: PagePlace) => void
  choosePlace: () => void
  chooseVariant: () => void
}

/** The menu of a page's row: what may be done with it. */
export function menuItems(pages: PageNode[], page: PageNode, doing: Doing): MenuItem[] {
  const { open, create, settings, duplicate, move, remove, choosePlace } = doing
  const [up, down] = [pageStep(pages, page, 'up'), pageStep(pages, page, 'down')]
  const moves: MenuItem[] = [
    ...(up ? [{ label: t('Move up'), icon: 'up' as const, hint: 'Alt ↑', act: () => move(page, up) }] : []),
    ...(down ? [{ label: t('Move down'), icon: 'down' as const, hint: 'Alt ↓', act: () => move(page, down) }] : []),
    ...(page.is_house || page.variant ? [] : [{ label: t('Move…'), icon: 'into' as const, act: choosePlace }]),
  ]
  return [
    { label: t('Edit page'), icon: 'pencil', hint: 'Enter', act: () => open(page) },
    { label: t('Page settings'), icon: 'settings', hint: 'F2', act: () => settings(page) },
    { label: t('Duplicate page'), icon: 'duplicate', act: () => duplicate(page) },
    ...(isHome(page) ? [] : [{ label: t('New page below'), icon: 'newPage' as const, act: () => create(page) }]),
    'line',
    ...variantItems(pages, page, doing),
    ...(moves.length > 0 ? (['line', ...moves] as const) : []),
    ...(page.is_house ? [] : (['line', { label: t('Delete…'), icon: 'bin', hint: t('Del'), act: () => remove(page) }] as const)),
  ]
}

/** What may be done with the variants of a page, or with a page as a variant. */
function variantItems(pages: PageNode[], page: PageNode, { variant, free, chooseVariant }: Doing): MenuItem[] {
  if (page.variant) return [{ label: t('Make it a page of its own'), icon: 'page', act: () => free(page) }]
  const original = pageOriginal(page)
  const mayTake = missingKinds(pages, original).length > 0 && candidatesFor(pages, original).length > 0
  return [
    { label: t('Easy Read version'), icon: 'easyRead', act: () => variant(page, 'easy-read') },
    { label: t('Sign language version'), icon: 'signLanguage', act: () => variant(page, 'sign-language') },
    ...(mayTake ? [{ label: t('Take a page you have as a version…'), icon: 'page' as const, act: chooseVariant }] : []),
  ]
}
