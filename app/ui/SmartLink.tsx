import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { currentLocale } from '../platform/i18n/i18n.ts'
import { inPageLanguage } from '../platform/routing/in-page-language.ts'
import { LIST_TO_TOP_MS, scrollWindow } from './scroll.ts'

type Props = {
  to: string
  children: ReactNode
  newWindow?: boolean
  prefetch?: 'intent' | 'none'
  /** whether the page is loaded whole, as one that frames another site must be */
  reloadDocument?: boolean
  /** another choice of the same list: the window scrolls smoothly to the list's top instead of jumping (B §4) */
  isChoice?: boolean
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** Whether the router knows an address: one in the language of the page. All others, including the bare root, are answered by the server. */
function isSitePath(to: string): boolean {
  return /^\/(\w+)(?=[/?#]|$)/.exec(to)?.[1] === currentLocale()
}

/** Paths that the router would rewrite, with `.`, `..` or empty segments. */
const UNNORMALIZED = /\/[./]|[?#]$/

/**
 * A link to any address: pages of the site are client-side navigations unless they are to be loaded whole, everything else is an
 * ordinary link. A link to a new window never exposes its opener (A §5).
 */
export function SmartLink({ to: address, children, newWindow, prefetch = 'none', reloadDocument, isChoice, ...rest }: Props) {
  const to = inPageLanguage(address)
  const target: Pick<Props, 'target' | 'rel'> = newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (isChoice) {
    const { onClick } = rest
    rest.onClick = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!event.ctrlKey && !event.metaKey) scrollWindow(() => 0, LIST_TO_TOP_MS)
    }
  }
  if (isSitePath(to) && !reloadDocument) {
    // The same HTML as the router's link, without its hooks: a page has a hundred links.
    if (import.meta.env.SSR && !UNNORMALIZED.test(to)) {
      const { target: window, ...relation } = target
      return (
        <a {...relation} {...rest} href={to} target={window} data-discover="true">
          {children}
        </a>
      )
    }
    return (
      <Link to={to} prefetch={prefetch} preventScrollReset={isChoice} {...target} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} {...target} {...rest}>
      {children}
    </a>
  )
}
