import { useContext, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { type SavedView, viewQueryOf } from '../../records/saved-view.ts'
import { Choice, Field } from '../../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import { request } from '../api-client.ts'
import { Dialog } from '../Dialog.tsx'
import { Icon } from '../Icon.tsx'
import button from '../icon-button.module.css'
import form from '../screen.module.css'
import { useAction } from '../use-action.ts'
import styles from './SavedViews.module.css'
import { SavedViewsContext } from './saved-views-context.ts'

/** The saved views of a list, and a button that saves the current one. */
export function SavedViews() {
  const { pathname, search } = useLocation()
  const screen = pathname.slice(ADMIN_PATH.length + 1)
  const views = useContext(SavedViewsContext).filter((view) => view.screen === screen)
  const query = viewQueryOf(new URLSearchParams(search))
  const [isNaming, setNaming] = useState(false)
  const { notice, act } = useAction()
  const place = useRef<HTMLDivElement>(null)
  /** The pressed button is unmounted; the focus stays among the views. */
  const actHere = (work: () => Promise<unknown>, done: string) => act(work, done).then(() => place.current?.focus())
  const isKept = views.some((view) => view.query === query)
  return (
    <div ref={place} tabIndex={-1} className={styles.views}>
      {views.length > 0 && (
        <ul aria-label={t('Saved views')}>
          {views.map((view) => (
            <li key={view.id}>
              <Link to={`?${view.query}`} aria-current={view.query === query ? 'true' : undefined} title={originOf(view)}>
                {view.name}
                {view.isShared && <small> {t('for everyone')}</small>}
              </Link>
              {view.mayDelete && (
                <button
                  type="button"
                  className={button.iconButton}
                  aria-label={t('Delete view {name}', { name: view.name })}
                  onClick={() => actHere(() => request('DELETE', `/api/admin/views/${view.id}`), t('View deleted.'))}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {query !== '' && !isKept && (
        <button type="button" className={form.quiet} onClick={() => setNaming(true)}>
          {t('Save view')}
        </button>
      )}
      <p role="status" className={form.ok}>
        {notice}
      </p>
      {isNaming && (
        <NamingDialog
          onClose={() => setNaming(false)}
          onSave={(named) => {
            setNaming(false)
            void actHere(() => request('POST', '/api/admin/views', { screen, query, ...named }), t('View saved.'))
          }}
        />
      )}
    </div>
  )
}

function originOf({ isShared, ownerName }: SavedView): string | undefined {
  return isShared ? t('Saved by {name}', { name: ownerName }) : undefined
}

type Named = { name: string; isShared: boolean }

function NamingDialog({ onClose, onSave }: { onClose: () => void; onSave: (named: Named) => void }) {
  const [named, setNamed] = useState<Named>({ name: '', isShared: false })
  return (
    <Dialog title={t('Save view')} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSave(named)
        }}
      >
        <Field label={t('Name')}>
          {(control) => (
            <input
              {...NO_PASSWORD_MANAGER}
              {...control}
              required
              maxLength={60}
              data-starts-here
              value={named.name}
              onChange={(event) => setNamed({ ...named, name: event.target.value })}
            />
          )}
        </Field>
        <Choice
          control={
            <input type="checkbox" checked={named.isShared} onChange={(event) => setNamed({ ...named, isShared: event.target.checked })} />
          }
        >
          {t('Share with all staff')}
        </Choice>
        <div className={form.actions}>
          <button type="submit" className={form.action}>
            {t('Save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
