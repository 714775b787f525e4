import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import { Dialog } from '../Dialog.tsx'
import forms from '../forms.module.css'
import { type AddressKind, addressFrom, addressKind } from './address.ts'
import { hitKindText, useLinkHits } from './link-hits.ts'

/** The target of a link; an empty address is no link. `title` is that of what was found by its name. */
export type LinkTarget = { address: string; newWindow: boolean; title?: string }

const KIND_NAMES: Record<AddressKind, Label> = {
  page: 'Page on this site',
  file: 'Media library file',
  external: 'External URL',
  mail: 'Email address',
  phone: 'Phone number',
  anchor: 'Anchor on this page',
}

type Props = { initial: LinkTarget; offersNewWindow?: boolean; onPick: (target: LinkTarget) => void; onClose: () => void }

/**
 * A dialog to choose the target of a link: pages and objects by name, anchors of this page, or a typed address (A §5).
 * A link opens in the same window unless the checkbox is ticked. Enter takes the address, else the first hit; the arrow
 * keys move through the hits.
 */
export function LinkFinder({ initial, offersNewWindow = true, onPick, onClose }: Props) {
  const [typed, setTyped] = useState(initial.address)
  const [newWindow, setNewWindow] = useState(initial.newWindow)
  const [chosen, setChosen] = useState<{ url: string; title: string }>()
  const setLink = useRef<HTMLButtonElement>(null)
  const { hits, isComplete, hasFailed } = useLinkHits(typed)
  const address = addressFrom(typed)
  const target = address ?? hits[0]?.url

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!target) return
    const found = address === undefined ? hits[0] : chosen
    onPick({ address: target, newWindow, ...(found?.url === target ? { title: found.title } : {}) })
  }
  return (
    <Dialog title={t('Link')} onClose={onClose}>
      <form onSubmit={submit} onKeyDown={moveThroughHits}>
        <label className={forms.field}>
          <span>{t('Search for a page or enter a URL')}</span>
          <input
            {...NO_PASSWORD_MANAGER}
            type="text"
            value={typed}
            data-starts-here
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <p role="status" className={forms.hint}>
          {statusOf(address, typed, hits.length, { isComplete, hasFailed })}
        </p>
        <ul className={`${forms.hits} ${forms.steady}`}>
          {hits.map((hit) => (
            <li key={`${hit.kind}${hit.url}`}>
              <button
                type="button"
                data-hit
                onClick={() => {
                  flushSync(() => {
                    setTyped(hit.url)
                    setChosen(hit)
                  })
                  setLink.current?.focus()
                }}
              >
                <span>{hit.title}</span>
                <small>
                  {hitKindText(hit)} · {hit.url}
                </small>
              </button>
            </li>
          ))}
        </ul>
        {offersNewWindow && (
          <label className={forms.check}>
            <input type="checkbox" checked={newWindow} onChange={(event) => setNewWindow(event.target.checked)} />
            {t('Open in a new window')}
          </label>
        )}
        <div className={forms.buttons}>
          <button ref={setLink} type="submit" className={forms.action} disabled={!target}>
            {t('Set link')}
          </button>
          {initial.address && (
            <button type="button" className={forms.second} onClick={() => onPick({ address: '', newWindow: false })}>
              {t('Remove link')}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

type Answered = { isComplete: boolean; hasFailed: boolean }

function statusOf(address: string | undefined, typed: string, hitCount: number, { isComplete, hasFailed }: Answered): string {
  if (address) return `${t(KIND_NAMES[addressKind(address)])}: ${address}`
  if (typed.trim() === '') return ''
  if (hitCount === 0 && !isComplete) return t('Searching…')
  if (hitCount === 0 && hasFailed) return t('Cannot search, because the server cannot be reached. Enter a full URL.')
  return hitCount > 0
    ? t('{n} found. Press Enter to choose the first.', { n: hitCount })
    : t('No matches. Enter another word or a full URL.')
}

/** Arrow keys move the focus from the field through the hits and back. */
function moveThroughHits(event: KeyboardEvent<HTMLFormElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="text"], [data-hit]')]
  const position = stops.indexOf(event.target as HTMLElement)
  if (!step || position < 0) return
  event.preventDefault()
  stops[position + step]?.focus()
}
