import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../../platform/media/picture.ts'
import { FIXED_PARTS, FOOTER_LIMITS, type FooterPart, type FooterPartKind, WRITTEN_PARTS } from '../../../site/index.ts'
import { moveItem } from '../../../staff-ui/fields/move-item.ts'
import { RowButtons, rowButtonLabels } from '../../../staff-ui/fields/RowButtons.tsx'
import form from '../../../staff-ui/screen.module.css'
import look from '../appearance.module.css'
import { blankPart, PART_NAMES } from './blank-part.ts'
import styles from './footer.module.css'
import { PartFields } from './PartFields.tsx'
import { usePartDrag } from './use-part-drag.ts'

type Errors = Record<string, string[]>
type Props = {
  parts: FooterPart[]
  pictures: readonly PictureSource[]
  errors: Errors
  onChange: (parts: FooterPart[]) => void
  onPicture: (picture: PictureSource) => void
}

/** How the server names this field in its answers. */
const FIELD = 'identity.footer'

/** The parts of the footer: chosen, put in order by hand or by keys, and filled in; the site beside them shows each change. */
export function FooterFields({ parts, pictures, errors, onChange, onPicture }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<number>()
  // What is open stays where it was, and another part comes there.
  function reorder(next: FooterPart[]): void {
    setOpen(undefined)
    onChange(next)
  }
  const over = usePartDrag(list, parts.length, (from, to) => reorder(moved(parts, from, to)))
  const missing = FIXED_PARTS.filter((kind) => !parts.some((part) => part.kind === kind))
  const failure = errors[FIELD]?.join(' ')

  function add(kind: FooterPartKind): void {
    flushSync(() => {
      onChange([...parts, blankPart(kind)])
      setOpen(parts.length)
    })
    const last = list.current?.lastElementChild
    const first = last?.querySelector<HTMLElement>('input, textarea') ?? last?.querySelector<HTMLElement>('button:not(:disabled)')
    first?.focus()
  }

  return (
    <section className={look.part} aria-labelledby="footer-part">
      <h2 id="footer-part">{t('Footer')}</h2>
      <p className={look.hint}>{t('From left to right, as many as you like. Drag a part by its handle or move it with the arrows.')}</p>
      <div>
        <ol ref={list} className={styles.parts}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no key but their place
            <li key={index} data-over={over === index || undefined}>
              <div className={styles.head}>
                <span className={styles.handle} data-handle aria-hidden="true">
                  ⠿
                </span>
                <strong>{t(PART_NAMES[part.kind])}</strong>
                <span className={styles.moves}>
                  <PartButtons part={part} index={index} parts={parts} onChange={reorder} />
                </span>
              </div>
              <Fold
                part={part}
                isOpen={open === index || Object.keys(errors).some((name) => name.startsWith(`${FIELD}.${index}.`))}
                onToggle={(isOpen) => setOpen(isOpen ? index : undefined)}
              >
                <PartFields
                  part={part}
                  pictures={pictures}
                  errorOf={(path) => errors[`${FIELD}.${index}.${path}`]?.join(' ')}
                  onChange={(next) => onChange(parts.map((old, place) => (place === index ? next : old)))}
                  onPicture={onPicture}
                />
              </Fold>
            </li>
          ))}
        </ol>
        {failure && (
          <p role="alert" className={look.fault}>
            {failure}
          </p>
        )}
        <div className={form.actions}>
          {parts.length < FOOTER_LIMITS.parts &&
            [...missing, ...WRITTEN_PARTS].map((kind) => (
              <button key={kind} type="button" className={form.second} onClick={() => add(kind)}>
                + {t(PART_NAMES[kind])}
              </button>
            ))}
        </div>
      </div>
    </section>
  )
}

type FoldProps = { part: FooterPart; isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode }

/** Keeps what is written in a part folded, so that the parts can be seen beside each other; nothing where nothing is written. */
function Fold({ part, isOpen, onToggle, children }: FoldProps) {
  if (FIXED_PARTS.some((kind) => kind === part.kind)) return null
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
    >
      <summary>{t('Fill in: {name}', { name: t(PART_NAMES[part.kind]) })}</summary>
      {children}
    </details>
  )
}

type ButtonsProps = { part: FooterPart; index: number; parts: FooterPart[]; onChange: (parts: FooterPart[]) => void }

/** Moves a part, and takes it away where a site can be without it. */
function PartButtons({ part, index, parts, onChange }: ButtonsProps) {
  const name = t(PART_NAMES[part.kind])
  return (
    <RowButtons
      index={index}
      count={parts.length}
      labels={rowButtonLabels(name)}
      onMove={(by) => onChange(moveItem(parts, index, by))}
      {...(part.kind === 'legal' ? {} : { onRemove: () => onChange(parts.filter((_, place) => place !== index)) })}
    />
  )
}

/** A list in which one member has another's place. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  const [member] = next.splice(from, 1)
  if (member !== undefined) next.splice(to, 0, member)
  return next
}
