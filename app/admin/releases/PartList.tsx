import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import type { Act } from '../../staff-ui/use-action.ts'
import { describePart } from './describe-part.ts'
import type { ShownRelease } from './read-releases.server.ts'
import styles from './releases.module.css'

type Props = { release: ShownRelease; act: Act }

/** What goes live with a release, each part with what becomes of it, who put it in, and what speaks against it. */
export function PartList({ release: { title: name, parts }, act }: Props) {
  if (parts.length === 0) return <p className={form.help}>{t('There is nothing in this release yet.')}</p>
  return (
    <ul className={styles.parts} aria-label={t('In the release “{title}”', { title: name })}>
      {parts.map((part) => (
        <li key={part.key}>
          <div>
            {part.to ? <a href={part.to}>{part.title}</a> : <strong>{part.title}</strong>}
            <p>{describePart(part)}</p>
            <p className={form.help}>{part.user}</p>
            {part.problem && <p className={form.error}>{part.problem}</p>}
          </div>
          <button
            type="button"
            className={form.second}
            aria-label={t('Take {name} out', { name: part.title })}
            onClick={() =>
              void act(() => request('DELETE', part.path), t('{name} does not go with the release any more.', { name: part.title }))
            }
          >
            {t('Take out')}
          </button>
        </li>
      ))}
    </ul>
  )
}
