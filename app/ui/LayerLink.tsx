import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'

/** How a layer over the page stands: shown or not, and how it asks to be closed. */
export type LayerState = { isOpen: boolean; onClose: () => void }

type Props = ComponentProps<'a'> & {
  /** fetches what the layer is made of, when a pointer or the focus comes near */
  load: () => Promise<unknown>
  layer: (state: LayerState) => ReactNode
}

/** A link that opens a layer over the page instead; without JavaScript, or in a new tab, it leads where it says. */
export function LayerLink({ load, layer, ...link }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <a
        {...link}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey) return
          click.preventDefault()
          setOpened(true)
          setOpen(true)
        }}
      />
      {wasOpened && <Suspense>{layer({ isOpen, onClose: () => setOpen(false) })}</Suspense>}
    </>
  )
}
