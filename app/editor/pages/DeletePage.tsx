import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import type { PageNode } from '../../staff-ui/links/page-list.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import styles from './pages.module.css'

type Use = { kind: string; title: string; to: string | null }
type DeleteImpact = { below: string[]; variants: string[]; linked: Use[]; inMenu: boolean; inFooter: boolean; redirects: number }

type Props = { page: PageNode; onDeleted: () => Promise<void>; onClose: () => void }

/** Confirms the deletion of a page: its delete impact, and that it can be restored from the trash. */
export function DeletePage({ page, onDeleted, onClose }: Props) {
  const [impact, setImpact] = useState<DeleteImpact>()
  const [message, setMessage] = useState('')
  useEffect(() => {
    request<DeleteImpact>('GET', `/api/admin/pages/${page.id}/consequences`).then(setImpact, (error) => setMessage(failureText(error)))
  }, [page.id])
  async function remove() {
    const below = impact?.below.length ?? 0
    try {
      await request('DELETE', `/de/pageeditor-api/pages/${page.id}?below=${below}`)
      await onDeleted()
    } catch (error) {
      setMessage(failureText(error))
    }
  }
  return (
    <Dialog title={t('Delete “{title}”?', { title: page.title })} onClose={onClose}>
      {impact ? <DeleteImpact impact={impact} /> : !message && <p>{t('Loading…')}</p>}
      <p className={styles.aside}>{t('It stays in the trash with its versions for 30 days. Until then you can restore it in full.')}</p>
      {message && (
        <p role="alert" className={forms.error}>
          {message}
        </p>
      )}
      <div className={forms.buttons}>
        <button type="button" className={forms.danger} disabled={!impact} onClick={remove}>
          {impact && impact.below.length > 0 ? t('Delete {n} pages', { n: impact.below.length + 1 }) : t('Delete page')}
        </button>
        <button type="button" className={forms.second} data-starts-here onClick={onClose}>
          {t('Cancel')}
        </button>
      </div>
    </Dialog>
  )
}

function DeleteImpact({ impact: { below, variants, linked, inMenu, inFooter, redirects } }: { impact: DeleteImpact }) {
  const places = [...(inMenu ? [t('Main menu')] : []), ...(inFooter ? [t('Footer')] : [])]
  return (
    <>
      {below.length > 0 && <p>{t('This also deletes {n} subpages: {names}', { n: below.length, names: below.join(', ') })}</p>}
      {variants.length > 0 && <p>{t('Visitors then do not see its versions either: {names}', { names: variants.join(', ') })}</p>}
      {places.length > 0 && <p>{t('Shown in: {places}', { places: places.join(', ') })}</p>}
      {linked.length > 0 ? (
        <>
          <p>{t('Linked from here. These links will then lead to the parent page:')}</p>
          <ul className={styles.uses}>
            {linked.map(({ kind, title, to }) => (
              <li key={`${kind}:${title}:${to}`}>
                {kind}: {to ? <a href={to}>{title}</a> : title}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('No links to this page.')}</p>
      )}
      {redirects > 0 && <p>{t('{n} old URLs redirect here.', { n: redirects })}</p>}
    </>
  )
}
