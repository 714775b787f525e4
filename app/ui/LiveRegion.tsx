import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string | undefined; hidden?: boolean }

/**
 * A polite live region (WCAG 4.1.3). It must be in the page before it has content, or screen readers do not announce
 * it.
 * @param hidden visually hidden
 */
export function LiveRegion({ children, className, hidden }: Props) {
  return (
    <div role="status" className={hidden ? 'visually-hidden' : className}>
      {children}
    </div>
  )
}
