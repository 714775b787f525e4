import { type ReactNode, Suspense, useState } from 'react'

/** Whether an overlay is open, and the callback that closes it. */
export type OverlayState = { isOpen: boolean; onClose: () => void }

type Props = {
  href: string
  className: string | undefined
  /** accessible name; begins with the visible text and adds to it */
  label: string
  children: ReactNode
  /** preloads the overlay's code when a pointer or the focus comes near */
  load: () => Promise<unknown>
  overlay: (state: OverlayState) => ReactNode
}

/** A link that opens an overlay over the page instead; without JavaScript, or in a new tab, it navigates. */
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
        }}
      >
        {children}
      </a>
      {wasOpened && <Suspense>{overlay({ isOpen, onClose: () => setOpen(false) })}</Suspense>}
    </>
  )
}
