import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from './Icon.tsx'

export type MenuItem = { label: string; icon?: IconName; hint?: string; act: () => void } | 'line'

type Props = {
  label: string
  sign: ReactNode
  items: MenuItem[]
  className?: string
  menuClass: string
  attributes?: Record<`data-${string}`, string | number>
}

/**
 * A menu button of the ARIA Authoring Practices (decision 0037): Enter, Space or an arrow key opens it; arrow keys, Home, End
 * and first letters move through it; Esc, Tab and a click outside close it.
 */
export function MenuButton({ label, sign, items, className, menuClass, attributes }: Props) {
  /** which item takes the focus on opening; null while closed */
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!openAt) return
    entriesOf(box.current)
      .at(openAt === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true })
    const outside = (event: PointerEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpenAt(null)
    }
    window.addEventListener('pointerdown', outside)
    return () => window.removeEventListener('pointerdown', outside)
  }, [openAt])

  function onKeyDown(event: React.KeyboardEvent) {
    const entries = entriesOf(box.current)
    const here = entries.indexOf(event.target as HTMLButtonElement)
    const next =
      { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: entries.length - 1 }[event.key] ?? byFirstLetter(event, entries, here)
    if (event.key === 'Escape') {
      setOpenAt(null)
      button.current?.focus({ preventScroll: true })
    } else if (next !== undefined) entries[(next + entries.length) % entries.length]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Tab closes the menu. Without a next element it stays open: Safari does not focus a button that is clicked. */
  function onBlur({ relatedTarget: next }: React.FocusEvent) {
    if (next && !box.current?.contains(next)) setOpenAt(null)
  }
  function onButtonKey(event: React.KeyboardEvent) {
    // With Alt they move what the menu belongs to.
    if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    event.stopPropagation()
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <div ref={box} style={{ position: 'relative', display: 'inline-flex' }}>
      <button
        {...attributes}
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={openAt !== null}
        onClick={() => setOpenAt(openAt ? null : 'first')}
        onKeyDown={onButtonKey}
      >
        {sign}
      </button>
      {openAt && (
        <div role="menu" tabIndex={-1} aria-label={label} className={menuClass} onKeyDown={onKeyDown} onBlur={onBlur}>
          {items.map((item, index) =>
            item === 'line' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key
              <hr key={index} />
            ) : (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  // A dialog that the item opens returns the focus here when it closes.
                  button.current?.focus({ preventScroll: true })
                  setOpenAt(null)
                  item.act()
                }}
              >
                {item.icon && <Icon name={item.icon} />}
                <span>{item.label}</span>
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

/** The index of the next item that starts with the pressed letter; undefined when there is none or the key is no letter. */
function byFirstLetter(event: React.KeyboardEvent, entries: HTMLButtonElement[], here: number): number | undefined {
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const order = entries.map((_, step) => (here + 1 + step) % entries.length)
  const letter = event.key.toLocaleLowerCase()
  return order.find((index) => entries[index]?.textContent.toLocaleLowerCase().startsWith(letter))
}
