import { t } from '../../platform/i18n/i18n.ts'
import type { LayoutData } from '../../site/index.ts'
import styles from './NoScriptMenu.module.css'
import { secondaryEntries } from './secondary-entries.ts'

/** All pages of the menu for browsers without JavaScript, which cannot open it; rendered by the server only. */
export function NoScriptMenu({ frame }: { frame: LayoutData }) {
  // The class is referenced in the browser's bundle, too; otherwise the build would drop its rules.
  return <noscript className={styles.plain}>{import.meta.env.SSR && <PlainMenu frame={frame} />}</noscript>
}

function PlainMenu({ frame }: { frame: LayoutData }) {
  return (
    <nav aria-label={t('Menu')}>
      {[...frame.menu, ...secondaryEntries(frame)].map(({ url, menu_name, is_clickable }) =>
        is_clickable ? (
          <a key={url} href={url}>
            {menu_name}
          </a>
        ) : (
          <span key={url}>{menu_name}</span>
        ),
      )}
    </nav>
  )
}
