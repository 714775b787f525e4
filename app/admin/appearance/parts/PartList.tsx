import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../platform/i18n/i18n.ts'
import type { Label } from '../../../platform/i18n/message-ids.ts'
import { moveItem } from '../../../staff-ui/fields/move-item.ts'
import { RowButtons, rowButtonLabels } from '../../../staff-ui/fields/RowButtons.tsx'
import form from '../../../staff-ui/screen.module.css'
import look from '../appearance.module.css'
import styles from './parts.module.css'
import { usePartDrag } from './use-part-drag.ts'

/** What is wrong at a path within a part. */
export type ErrorOf = (path: string) => string | undefined
type AnyPart = { kind: string }
/** The kinds of parts of a list, and what is true of each. */
export type PartKinds<Part extends AnyPart> = {
  names: Record<Part['kind'], Label>
  /** those that can be added to the list as it is */
  addable: readonly Part['kind'][]
  blank: (kind: Part['kind']) => Part
  /** whether there is something to write in it */
  isWritten: (kind: Part['kind']) => boolean
  /** whether it has to stay */
  stays?: (kind: Part['kind']) => boolean
}
type Props<Part extends AnyPart> = {
  kinds: PartKinds<Part>
  /** how the server names this field in its answers */
  field: string
  parts: Part[]
  errors: Record<string, string[]>
  onChange: (parts: Part[]) => void
  /** what is written in a part */
  children: (part: Part, errorOf: ErrorOf, replace: (part: Part) => void) => ReactNode
}

/** Parts in an order: chosen, moved by hand or by keys, and filled in. */
export function PartList<Part extends AnyPart>({ kinds, field, parts, errors, onChange, children }: Props<Part>) {
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<number>()
  // What is open stays where it was, and another part comes there.
  function reorder(next: Part[]): void {
    setOpen(undefined)
    onChange(next)
  }
  const over = usePartDrag(list, parts.length, (from, to) => reorder(moved(parts, from, to)))
  const failure = errors[field]?.join(' ')

  function add(kind: Part['kind']): void {
    flushSync(() => {
      onChange([...parts, kinds.blank(kind)])
      setOpen(parts.length)
    })
    const last = list.current?.lastElementChild
    const first = last?.querySelector<HTMLElement>('input, textarea') ?? last?.querySelector<HTMLElement>('button:not(:disabled)')
    first?.focus()
  }

  return (
    <div>
      <ol ref={list} className={styles.parts}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no key but their place
          <li key={index} data-over={over === index || undefined}>
            <PartHead kinds={kinds} part={part} index={index} parts={parts} onChange={reorder} />
            {kinds.isWritten(part.kind) && (
              <Fold
                name={t(nameOf(kinds, part))}
                isOpen={open === index || Object.keys(errors).some((name) => name.startsWith(`${field}.${index}.`))}
                onToggle={(isOpen) => setOpen(isOpen ? index : undefined)}
              >
                {children(
                  part,
                  (path) => errors[`${field}.${index}.${path}`]?.join(' '),
                  (next) => onChange(parts.map((old, place) => (place === index ? next : old))),
                )}
              </Fold>
            )}
          </li>
        ))}
      </ol>
      {failure && (
        <p role="alert" className={look.fault}>
          {failure}
        </p>
      )}
      <div className={form.actions}>
        {kinds.addable.map((kind) => (
          <button key={kind} type="button" className={form.second} onClick={() => add(kind)}>
            + {t(kinds.names[kind] as Label)}
          </button>
        ))}
      </div>
    </div>
  )
}

type FoldProps = { name: string; isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode }

/** Keeps what is written in a part folded, so that the parts can be seen beside each other. */
function Fold({ name, isOpen, onToggle, children }: FoldProps) {
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
    >
      <summary>{t('Fill in: {name}', { name })}</summary>
      {children}
    </details>
  )
}

type HeadProps<Part extends AnyPart> = {
  kinds: PartKinds<Part>
  part: Part
  index: number
  parts: Part[]
  onChange: (parts: Part[]) => void
}

/** The name of a part, by which it is held, and the keys that move it, and take it away where it need not stay. */
function PartHead<Part extends AnyPart>({ kinds, part, index, parts, onChange }: HeadProps<Part>) {
  const name = t(nameOf(kinds, part))
  return (
    <div className={styles.head}>
      <span className={styles.handle} data-handle aria-hidden="true">
        ⠿
      </span>
      <strong>{name}</strong>
      <span className={styles.moves}>
        <RowButtons
          index={index}
          count={parts.length}
          labels={rowButtonLabels(name)}
          onMove={(by) => onChange(moveItem(parts, index, by))}
          {...(kinds.stays?.(part.kind) ? {} : { onRemove: () => onChange(parts.filter((_, place) => place !== index)) })}
        />
      </span>
    </div>
  )
}

function nameOf<Part extends AnyPart>({ names }: PartKinds<Part>, { kind }: Part): Label {
  return names[kind as Part['kind']]
}

/** A list in which one member has another's place. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  const [member] = next.splice(from, 1)
  if (member !== undefined) next.splice(to, 0, member)
  return next
}
