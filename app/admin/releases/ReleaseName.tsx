import { type FormEvent, useId, useRef } from 'react'
import { RELEASE_TITLE_LENGTH } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import type { Act } from '../../staff-ui/use-action.ts'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import styles from './releases.module.css'

type Props = { title: string; path: string; act: Act }

/** Gives a release another name. */
export function ReleaseName({ title, path, act }: Props) {
  const id = useId()
  const details = useRef<HTMLDetailsElement>(null)

  function rename(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('title')).trim()
    void act(
      () => request('PATCH', path, { title: name }).then(() => details.current?.removeAttribute('open')),
      t('The release “{title}” is now called “{name}”.', { title, name }),
    )
  }

  return (
    <details ref={details} className={styles.add}>
      <summary>
        {t('Rename')} <span className="visually-hidden">{title}</span>
      </summary>
      <form className={`${form.fields} ${styles.line}`} onSubmit={rename}>
        <label htmlFor={id} className={form.label}>
          {t('Name of the release')}
        </label>
        <input key={title} id={id} name="title" required maxLength={RELEASE_TITLE_LENGTH} defaultValue={title} {...NO_AUTOFILL} />
        <button type="submit" className={form.second}>
          {t('Save name')}
        </button>
      </form>
    </details>
  )
}
