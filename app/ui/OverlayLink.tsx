import { type ReactNode, Suspense, useState } from 'react'

/** How a overlay over the page stands: shown or not, and how it asks to be closed. */
export type OverlayState = { isOpen: boolean; onClose: () => void }

type Props = {
  href: string
  className: string | undefined
  /** says more than the words on it, and begins with them */
  label: string
  children: ReactNode
  /** fetches what the overlay is made of, when a pointer or the focus comes near */
  load: () => Promise<unknown>
  overlay: (state: OverlayState) => ReactNode
}

/** A link that opens a overlay over the page instead; without JavaScript, or in a new tab, it leads where it says. */
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
