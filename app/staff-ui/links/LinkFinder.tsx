import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { Dialog } from '../Dialog.tsx'
import forms from '../forms.module.css'
import { type AddressKind, addressFrom, addressKind } from './address.ts'
import { hitKindText, useLinkHits } from './link-hits.ts'

/** Where a link leads, and whether it opens a window of its own. */
export type LinkTarget = { address: string; newWindow: boolean }

const KIND_NAMES: Record<AddressKind, Label> = {
  page: 'Page on this site',
  file: 'Media library file',
  external: 'External URL',
  mail: 'Email address',
  phone: 'Phone number',
  anchor: 'Anchor on this page',
}

type Props = { given: LinkTarget; withWindow?: boolean; onPick: (target: LinkTarget) => void; onClose: () => void }

/**
 * Finding where a link leads: pages and whatever the search knows by their names, anchors of this page, and anything
 * typed as an address (A §5). An external link opens in the same window unless somebody says otherwise. Enter takes the
 * address, or the first that was found by a name; the arrow keys go through what was found.
 */
export function LinkFinder({ given, withWindow = true, onPick, onClose }: Props) {
  const [typed, setTyped] = useState(given.address)
  const [newWindow, setNewWindow] = useState(given.newWindow)
  const setLink = useRef<HTMLButtonElement>(null)
  const { hits, isComplete } = useLinkHits(typed)
  const address = addressFrom(typed)

  function submit(event: FormEvent) {
    event.preventDefault()
    const target = address ?? hits[0]?.url
    if (target !== undefined) onPick({ address: target, newWindow: target !== '' && newWindow })
  }
  return (
    <Dialog title={t('Link')} onClose={onClose}>
      <form onSubmit={submit} onKeyDown={goThroughHits}>
        <label className={forms.field}>
          <span>{t('Search for a page or enter a URL')}</span>
          <input type="text" value={typed} data-starts-here spellCheck={false} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <p role="status" className={forms.hint}>
          {statusOf(address, typed, hits.length, isComplete)}
        </p>
        <ul className={`${forms.hits} ${forms.steady}`}>
          {hits.map((hit) => (
            <li key={`${hit.kind}${hit.url}`}>
              <button
                type="button"
                data-hit
                onClick={() => {
                  flushSync(() => setTyped(hit.url))
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
        {withWindow && (
          <label className={forms.check}>
            <input type="checkbox" checked={newWindow} onChange={(event) => setNewWindow(event.target.checked)} />
            {t('Open in a new window')}
          </label>
        )}
        <div className={forms.buttons}>
          <button ref={setLink} type="submit" className={forms.action} disabled={!address}>
            {t('Set link')}
          </button>
          {given.address && (
            <button type="button" className={forms.second} onClick={() => onPick({ address: '', newWindow: false })}>
              {t('Remove link')}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function statusOf(address: string | undefined, typed: string, found: number, isComplete: boolean): string {
  if (address) return `${t(KIND_NAMES[addressKind(address)])}: ${address}`
  if (typed.trim() === '') return ''
  if (found === 0 && !isComplete) return t('Searching…')
  return found > 0 ? t('{n} found. Press Enter to choose the first.', { n: found }) : t('No matches. Enter another word or a full URL.')
}

/** The arrow keys lead from the field into the list, through it and back. */
function goThroughHits(event: KeyboardEvent<HTMLFormElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="text"], [data-hit]')]
  const here = stops.indexOf(event.target as HTMLElement)
  if (!step || here < 0) return
  event.preventDefault()
  stops[here + step]?.focus()
}
