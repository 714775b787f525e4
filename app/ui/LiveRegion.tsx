import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string | undefined; hidden?: boolean }

/**
 * What changes here is read out once the reader pauses (WCAG 4.1.3). It stands in the page before it has anything
 * to say, or nothing would be heard.
 * @param hidden heard, not seen
 */
export function LiveRegion({ children, className, hidden }: Props) {
  return (
    <div role="status" className={hidden ? 'visually-hidden' : className}>
      {children}
    </div>
  )
}
