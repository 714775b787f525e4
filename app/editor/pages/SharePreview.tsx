import type { PageSettings } from '../../content/page-schema.ts'
import { t } from '../../platform/i18n/i18n.ts'
import forms from '../../staff-ui/forms.module.css'
import styles from './pages.module.css'

/** Characters that search engines show at most. */
const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 155

/** A live preview of the page as a search result and as a shared link. */
export function SharePreview({ page }: { page: PageSettings }) {
  const title = page.meta_title || page.title
  const description = page.meta_description
  const host = window.location.host
  return (
    <div className={forms.group}>
      <h3>{t('In search results')}</h3>
      <div className={styles.searchResult}>
        <small>
          {host}
          {page.url}
        </small>
        <strong>{cut(title, TITLE_SHOWN)}</strong>
        <p>
          {description ? cut(description, DESCRIPTION_SHOWN) : t('Without a description, search engines choose a sentence from the page.')}
        </p>
      </div>
      <h3>{t('As a shared link')}</h3>
      <div className={styles.searchResult}>
        <small>{host}</small>
        <strong>{page.og_title || title}</strong>
        <p>{page.og_description || description}</p>
      </div>
    </div>
  )
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}
