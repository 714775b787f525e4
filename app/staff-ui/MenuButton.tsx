import { type ReactNode, useEffect, useRef, useState } from 'react'

export type MenuItem = { label: string; hint?: string; act: () => void } | 'line'

type Props = { label: string; sign: ReactNode; items: MenuItem[]; className?: string; menuClass: string }

/** A button that opens a menu. Arrow keys go through it, Esc and a click elsewhere close it. */
export function MenuButton({ label, sign, items, className, menuClass }: Props) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    entriesOf(box.current)[0]?.focus({ preventScroll: true })
    const outside = (event: PointerEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false)
    }
    window.addEventListener('pointerdown', outside)
    return () => window.removeEventListener('pointerdown', outside)
  }, [isOpen])

  function onKeyDown(event: React.KeyboardEvent) {
    const entries = entriesOf(box.current)
    const here = entries.indexOf(event.target as HTMLButtonElement)
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: entries.length - 1 }[event.key]
    if (event.key === 'Escape') {
      setOpen(false)
      button.current?.focus({ preventScroll: true })
    } else if (next !== undefined) entries[(next + entries.length) % entries.length]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={box} style={{ position: 'relative', display: 'inline-flex' }}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {sign}
      </button>
      {isOpen && (
        <div role="menu" tabIndex={-1} aria-label={label} className={menuClass} onKeyDown={onKeyDown}>
          {items.map((item, index) =>
            item === 'line' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else to be known by
              <hr key={index} />
            ) : (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  // Whatever is opened gives the focus back to where it found it.
                  button.current?.focus({ preventScroll: true })
                  setOpen(false)
                  item.act()
                }}
              >
                {item.label}
                {item.hint && <kbd>{item.hint}</kbd>}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  )
}

function entriesOf(box: HTMLElement | null): HTMLButtonElement[] {
  return [...(box?.querySelectorAll<HTMLButtonElement>('[role="menuitem"]') ?? [])]
}
