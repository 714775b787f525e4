import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import styles from './CodeEntry.module.css'
import { MAX_CODE_LENGTH } from './code-limit.ts'
import type { CodeActions, CodeEntryState } from './use-code.ts'

type Props = { state: CodeEntryState; actions: CodeActions }

/**
 * A line that opens a field for a code; once the shop has taken the code, what it does.
 * @param isAsked whether there is nothing to be had without one, so that the field is there at once
 */
export function CodeEntry({ state, actions, isAsked = false }: Props & { isAsked?: boolean }) {
  const { redeemed } = state
  const [isOpen, setOpen] = useState(isAsked || state.typed !== '')
  const [wasPressed, setPressed] = useState(false)
  const fieldId = useId()
  return (
    <div className={styles.code} data-code>
      {redeemed ? (
        <div className={styles.redeemed}>
          <p tabIndex={-1} data-code-focus>
            <strong>{redeemed.code}</strong> {redeemed.text}
          </p>
          <button
            type="button"
            className={styles.link}
            aria-label={t('Remove code {code}', { code: redeemed.code })}
            onClick={actions.release}
          >
            {t('Remove code')}
          </button>
        </div>
      ) : (
        <>
          <button
            type="button"
            className={styles.link}
            data-code-focus
            aria-expanded={isOpen}
            aria-controls={fieldId}
            onClick={() => {
              setOpen(!isOpen)
              setPressed(true)
            }}
          >
            {t('Redeem a code or voucher')}
          </button>
          <div id={fieldId} hidden={!isOpen}>
            {isOpen && <CodeForm state={state} actions={actions} takesFocus={wasPressed} />}
          </div>
        </>
      )}
    </div>
  )
}

/** The field; it takes the focus when it was asked for, not when a link has filled it in. */
function CodeForm({ state: { typed, isChecking, message, shopPage }, actions, takesFocus }: Props & { takesFocus: boolean }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    if (message) field.current?.focus({ preventScroll: true })
  }, [message])
  function redeem(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '' && !isChecking) void actions.redeem()
  }
  return (
    <form className={styles.form} onSubmit={redeem}>
      <label htmlFor={id} className="visually-hidden">
        {t('Code or voucher')}
      </label>
      <input
        ref={field}
        id={id}
        value={typed}
        maxLength={MAX_CODE_LENGTH}
        {...NO_AUTOFILL}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-invalid={message !== ''}
        aria-describedby={`${id}-message`}
        onChange={({ target }) => actions.type(target.value)}
      />
      <Button look="plain" type="submit" aria-disabled={isChecking || typed.trim() === ''}>
        {t('Redeem')}
      </Button>
      <p id={`${id}-message`} className={message ? styles.message : styles.wait} role="alert">
        {message}
      </p>
      {shopPage && (
        <a className={styles.shop} href={shopPage}>
          {t('Redeem {code} in our online shop', { code: typed.trim() })}
        </a>
      )}
    </form>
  )
}
