import { type FormEvent, useId, useState } from 'react'
import { MAX_PAGE_POSITION } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import type { Act } from '../../staff-ui/use-action.ts'
import styles from './releases.module.css'
import type { Switchable } from './switchable.server.ts'

const SAME = ''

type Props = { releaseTitle: string; path: string; switchable: Switchable[]; act: Act }

/** Adds the state of a page, or of a link of the menu, to a release. */
export function SwitchForm({ releaseTitle, path, switchable, act }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState('')
  const object = switchable.find((each) => keyOf(each) === chosen)

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!object) return
    const values = new FormData(event.currentTarget)
    void act(
      () => request('PUT', `${path}/switches`, switchOf(object, values)).then(() => setChosen('')),
      t('{name} goes with the release “{title}”.', { name: object.title, title: releaseTitle }),
    )
  }

  return (
    <details className={styles.add}>
      <summary>{t('Add a page or a link of the menu')}</summary>
      <form className={`${form.fields} ${styles.line}`} onSubmit={add}>
        <p>
          <label htmlFor={`${id}-object`}>{t('Page or link')}</label>
          <select id={`${id}-object`} required value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t('Please choose')}</option>
            {switchable.map((each) => (
              <option key={keyOf(each)} value={keyOf(each)}>
                {`${each.title} (${each.url})`}
              </option>
            ))}
          </select>
        </p>
        {object?.target === 'navigation-link' && (
          <Choice name="is_online" label={t('Link')} yes="Shown in the menu" no="Hidden in the menu" />
        )}
        {object?.target === 'page' && (
          <>
            <Choice name="is_online" label={t('Page')} same yes="Goes online" no="Goes offline" />
            <Choice name="in_menu" label={t('Main menu')} same yes="Comes into the menu" no="Leaves the menu" />
            <p>
              <label htmlFor={`${id}-position`}>{t('Place among its siblings (empty: stays)')}</label>
              <input id={`${id}-position`} name="position" type="number" min={1} max={MAX_PAGE_POSITION} inputMode="numeric" />
            </p>
          </>
        )}
        <button type="submit" className={form.second}>
          {t('Put in')}
        </button>
      </form>
    </details>
  )
}

type ChoiceProps = { name: string; label: string; yes: Label; no: Label; same?: boolean }

function Choice({ name, label, yes, no, same = false }: ChoiceProps) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        {same && <option value={SAME}>{t('Stays as it is')}</option>}
        <option value="true">{t(yes)}</option>
        <option value="false">{t(no)}</option>
      </select>
    </p>
  )
}

function keyOf({ target, id }: Switchable): string {
  return `${target}:${id}`
}

function switchOf({ target, id }: Switchable, values: FormData) {
  const stateOf = (name: string) => (values.get(name) ? values.get(name) === 'true' : null)
  if (target === 'navigation-link') return { target, object_id: id, is_online: stateOf('is_online') }
  const position = Number(values.get('position')) || null
  return { target, object_id: id, is_online: stateOf('is_online'), in_menu: stateOf('in_menu'), position }
}
