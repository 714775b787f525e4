import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { chooseAgain } from '../staff-ui/choose-again.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import form from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { Field } from '../ui/Field.tsx'
import { NO_AUTOFILL } from '../ui/no-autofill.ts'
import styles from './move-in.module.css'
import { type ChosenKind, KINDS } from './move-in-kinds.ts'

/** Asks what is to be brought, and where it is. */
export function MoveInSource() {
  const [kind, setKind] = useState<ChosenKind>('site')
  const [address, setAddress] = useState('')
  const [key, setKey] = useState('')
  const { failure, isSending, read } = useReading()
  const chosen = KINDS.find((one) => one.kind === kind) ?? KINDS[0]

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void read(() => request('POST', '/api/admin/move-ins', { address, key: kind === 'pretix' ? key : '' }))
  }
  return (
    <form className={styles.source} onSubmit={onSubmit} noValidate>
      <KindChoice chosen={kind} onChoose={setKind} />
      <div className={`${form.fields} ${styles.where}`}>
        {kind === 'file' ? (
          <FileField failure={failure} isSending={isSending} read={read} />
        ) : (
          <>
            <Field label={chosen ? t(chosen.address) : ''} error={failure}>
              {(control) => (
                <input
                  {...control}
                  type="url"
                  inputMode="url"
                  autoComplete="url"
                  placeholder={chosen?.placeholder}
                  value={address}
                  onChange={({ target }) => setAddress(target.value)}
                />
              )}
            </Field>
            {kind === 'pretix' && (
              <Field
                label={t('API key')}
                help={t('In pretix: Organiser, Teams, API keys; it needs to see events and settings. Foyer forgets it once it has read.')}
              >
                {(control) => (
                  <input
                    {...control}
                    type="password"
                    {...NO_AUTOFILL}
                    spellCheck={false}
                    value={key}
                    onChange={({ target }) => setKey(target.value)}
                  />
                )}
              </Field>
            )}
            <div className={form.actions}>
              <button
                type="submit"
                className={form.action}
                disabled={isSending || address.trim() === '' || (kind === 'pretix' && key.trim() === '')}
              >
                {isSending ? t('One moment…') : t('Look what is there')}
              </button>
            </div>
          </>
        )}
      </div>
    </form>
  )
}

type Read = (send: () => Promise<{ id: number }>) => Promise<void>

/** Starts a reading and leads to it. */
function useReading() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const read: Read = async (send) => {
    setFailure('')
    setSending(true)
    await send()
      .then(({ id }) => navigate(`/cms-hub/move-in?run=${id}`))
      .catch((error) => setFailure(failureText(error)))
      .finally(() => setSending(false))
  }
  return { failure, isSending, read }
}

function KindChoice({ chosen, onChoose }: { chosen: ChosenKind; onChoose: (kind: ChosenKind) => void }) {
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('What do you bring?')}</legend>
      {KINDS.map(({ kind, icon, label, about }) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="move-in-kind" value={kind} checked={kind === chosen} onChange={() => onChoose(kind)} />
          <Icon name={icon} />
          <strong>{t(label)}</strong>
          <span>{t(about)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function FileField({ failure, isSending, read }: { failure: string; isSending: boolean; read: Read }) {
  function onFile(file: File | undefined): void {
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    void read(() => request('POST', '/api/admin/move-ins/file', body))
  }
  return (
    <Field
      label={t('WordPress export file (.xml) or calendar (.ics)')}
      help={isSending ? t('One moment…') : t('In WordPress: Tools, Export, All content. At most 100 MB.')}
      error={failure}
    >
      {(control) => (
        <input
          {...control}
          {...chooseAgain}
          type="file"
          accept=".xml,.ics,text/xml,application/xml,text/calendar"
          className={styles.file}
          disabled={isSending}
          onChange={({ target }) => onFile(target.files?.[0])}
        />
      )}
    </Field>
  )
}
