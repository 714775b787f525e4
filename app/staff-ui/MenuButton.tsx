import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../platform/i18n/i18n.ts'
import { Icon, type IconName } from './Icon.tsx'

/** A command, or a menu of further ones, which opens in the place of this one. */
export type MenuItem = ({ label: string; icon?: IconName; hint?: string } & ({ act: () => void } | { items: MenuItem[] })) | 'line'
type Entry = Exclude<MenuItem, 'line'>

type Props = {
  label: string
  sign: ReactNode
  items: MenuItem[]
  className?: string
  menuClass: string
  attributes?: Record<`data-${string}`, string | number>
}

/** An open menu: which item takes the focus on opening, and the inner menu that is shown in its place. */
type Open = { at: 'first' | 'last'; inner?: string }

/**
 * A menu button of the ARIA Authoring Practices (decision 0037): Enter, Space or an arrow key opens it; arrow keys, Home, End
 * and first letters move through it; Esc, Tab and a click outside close it. The right arrow key opens an inner menu, the left
 * one and Esc return from it.
 */
export function MenuButton({ label, sign, items, className, menuClass, attributes }: Props) {
  const [open, setOpen] = useState<Open | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    entriesOf(box.current)
      .at(open.at === 'last' ? -1 : open.inner ? 1 : 0)
      ?.focus({ preventScroll: true })
    const outside = (event: PointerEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(null)
    }
    window.addEventListener('pointerdown', outside)
    return () => window.removeEventListener('pointerdown', outside)
  }, [open])

  const inner = items.find((item) => item !== 'line' && 'items' in item && item.label === open?.inner)
  const shown = inner && inner !== 'line' && 'items' in inner ? inner.items : items

  /** Returns from the inner menu to its item. */
  function leaveInner(): void {
    const name = open?.inner
    flushSync(() => setOpen({ at: 'first' }))
    entriesOf(box.current)
      .find((entry) => entry.dataset.label === name)
      ?.focus({ preventScroll: true })
  }
  function choose(item: Entry): void {
    if ('items' in item) {
      setOpen({ at: 'first', inner: item.label })
      return
    }
    // A dialog that the item opens returns the focus here when it closes.
    button.current?.focus({ preventScroll: true })
    setOpen(null)
    item.act()
  }
  function onKeyDown(event: React.KeyboardEvent) {
    const entries = entriesOf(box.current)
    const here = entries.indexOf(event.target as HTMLButtonElement)
    const isInner = entries[here]?.getAttribute('aria-haspopup') === 'menu'
    const next =
      { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: entries.length - 1 }[event.key] ?? byFirstLetter(event, entries, here)
    if (inner && (event.key === 'Escape' || event.key === 'ArrowLeft')) leaveInner()
    else if (event.key === 'ArrowRight' && isInner) entries[here]?.click()
    else if (event.key === 'Escape') {
      setOpen(null)
      button.current?.focus({ preventScroll: true })
    } else if (next !== undefined) entries[(next + entries.length) % entries.length]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Tab closes the menu. Without a next element it stays open: Safari does not focus a button that is clicked. */
  function onBlur({ relatedTarget: next }: React.FocusEvent) {
    if (next && !box.current?.contains(next)) setOpen(null)
  }
  function onButtonKey(event: React.KeyboardEvent) {
    // With Alt they move what the menu belongs to.
    if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    event.stopPropagation()
    setOpen({ at: event.key === 'ArrowDown' ? 'first' : 'last' })
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
        aria-expanded={open !== null}
        onClick={() => setOpen(open ? null : { at: 'first' })}
        onKeyDown={onButtonKey}
      >
        {sign}
      </button>
      {open && (
        <div
          // Another menu in the same place, so that nothing of the focus of the first is left.
          key={open.inner ?? ''}
          role="menu"
          tabIndex={-1}
          aria-label={open.inner ?? label}
          className={menuClass}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {inner && <MenuEntry item={{ label: t('Back|menu'), icon: 'back', act: leaveInner }} onChoose={leaveInner} />}
          {inner && <hr />}
          {shown.map((item, index) =>
            item === 'line' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key
              <hr key={index} />
            ) : (
              <MenuEntry key={item.label} item={item} onChoose={() => choose(item)} />
            ),
          )}
        </div>
      )}
    </div>
  )
}

function MenuEntry({ item, onChoose }: { item: Entry; onChoose: () => void }) {
  const isInner = 'items' in item
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-label={item.label}
      aria-haspopup={isInner ? 'menu' : undefined}
      onClick={onChoose}
    >
      {item.icon && <Icon name={item.icon} />}
      <span>{item.label}</span>
      {item.hint && <kbd>{item.hint}</kbd>}
      {isInner && <Icon name="next" />}
    </button>
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
