import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { to: string; children: ReactNode; newWindow?: boolean; prefetch?: 'intent' | 'none' } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
>

/**
 * A link to anywhere: pages of the site change without a reload, everything else is an ordinary link.
 * A link to a new window never hands over its opener (A §5).
 */
export function SmartLink({ to, children, newWindow, prefetch = 'none', ...rest }: Props) {
  const target = newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (to.startsWith('/de') || to === '/') {
    return (
      <Link to={to} prefetch={prefetch} {...target} {...rest}>
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
