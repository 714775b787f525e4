import { type ReactNode, Suspense, useState } from 'react'
import { PartAwaited } from './PartAwaited.tsx'

/** Whether an overlay is open, and the callback that closes it. */
export type OverlayState = { isOpen: boolean; onClose: () => void }

type Props = {
  href: string
  className: string | undefined
  /** accessible name; begins with the visible text and adds to it */
  label: string
  children: ReactNode
  /** loads the overlay's code, before the click when a pointer or the focus comes near (load-patiently.ts) */
  load: () => Promise<unknown>
  overlay: (state: OverlayState) => ReactNode
}

/**
 * A link that opens an overlay over the page instead; without JavaScript, in a new tab, and where the overlay cannot be loaded
 * though the line is there, it navigates.
 */
export function OverlayLink({ href, className, label, children, load, overlay }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <a
        href={href}
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey) return
          click.preventDefault()
          setOpened(true)
          setOpen(true)
          load().catch(() => window.location.assign(href))
        }}
      >
        {children}
      </a>
      {wasOpened && <Suspense fallback={<PartAwaited />}>{overlay({ isOpen, onClose: () => setOpen(false) })}</Suspense>}
    </>
  )
}
