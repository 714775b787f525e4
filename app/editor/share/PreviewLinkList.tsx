import { t } from '../../platform/i18n/i18n.ts'
import type { PreviewLink } from '../../review/schema.ts'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './share.module.css'

type Props = {
  links: PreviewLink[] | undefined
  /** whether they could not be read */
  hasFailed: boolean
  tryAgain: () => void
  onEnd: (id: number) => void
}

/** The preview links of a page: whom each is for, until when, when it was opened last; valid ones can be ended. */
export function PreviewLinkList({ links, hasFailed, tryAgain, onEnd }: Props) {
  const format = useDateFormat()
  if (hasFailed) return <LoadFailed text={t('The preview links could not be loaded.')} tryAgain={tryAgain} />
  if (!links) return <p className={styles.quiet}>{t('Loading…')}</p>
  if (links.length === 0) return <p className={styles.quiet}>{t('There is none yet.')}</p>
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id} data-over={link.isOver || undefined}>
          <div>
            <strong>{link.note || t('Without a note')}</strong>
            <span>{endWords(link, format.dateTime)}</span>
            <span>
              {link.lastOpenedAt
                ? t('opened {n} times, last on {moment}', { n: link.opened, moment: format.dateTime(link.lastOpenedAt) })
                : t('not opened yet')}
              {' · '}
              {t('by {name}', { name: link.by })}
            </span>
          </div>
          {!link.isOver && (
            <button
              type="button"
              aria-label={t('End preview “{note}”', { note: link.note || t('Without a note') })}
              onClick={() => onEnd(link.id)}
            >
              {t('End|verb')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function endWords({ isOver, isRevoked, endsAt }: PreviewLink, dateTime: (iso: string) => string): string {
  const moment = dateTime(endsAt)
  if (isRevoked) return t('ended by hand on {moment}', { moment })
  return isOver ? t('ended on {moment}', { moment }) : t('until {moment}', { moment })
}
