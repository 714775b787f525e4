import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Button.module.css'
import { SmartLink } from './SmartLink.tsx'

type Look = {
  /** `primary` ink on paper, `ground` in the surrounding Zweiklang, `plain` outlined */
  look?: 'primary' | 'ground' | 'plain'
  wide?: boolean
  children: ReactNode
}

function classOf({ look = 'primary', wide }: Look): string {
  return [styles.button, styles[look], wide ? styles.wide : ''].filter(Boolean).join(' ')
}

/** A button that acts on this page. */
export function Button({ look, wide, children, className, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={`${classOf({ look, wide, children })} ${className ?? ''}`}>
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  wide,
  children,
  to,
  ...rest
}: Look & { to: string; 'aria-label'?: string; prefetch?: 'intent' | 'none'; reloadDocument?: boolean }) {
  return (
    <SmartLink to={to} className={classOf({ look, wide, children })} {...rest}>
      {children}
    </SmartLink>
  )
}
