import { type ReactNode, Suspense, useState } from 'react'

/** How a layer over the page stands: shown or not, and how it asks to be closed. */
export type LayerState = { isOpen: boolean; onClose: () => void }

type Props = {
  href: string
  className: string | undefined
  /** says more than the words on it, and begins with them */
  label: string
  children: ReactNode
  /** fetches what the layer is made of, when a pointer or the focus comes near */
  load: () => Promise<unknown>
  layer: (state: LayerState) => ReactNode
}

/** A link that opens a layer over the page instead; without JavaScript, or in a new tab, it leads where it says. */
export function LayerLink({ href, className, label, children, load, layer }: Props) {
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
      {wasOpened && <Suspense>{layer({ isOpen, onClose: () => setOpen(false) })}</Suspense>}
    </>
  )
}
