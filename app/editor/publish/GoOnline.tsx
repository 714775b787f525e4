import { useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { describeSeen } from '../../staff-ui/page-status.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import type { EditedObject } from '../pages/use-status.ts'
import styles from './go-online.module.css'
import type { GoingOnline } from './use-go-online.ts'

type Props = { subject: EditedObject; going: GoingOnline }

/**
 * Says before publishing that visitors do not see the object yet, with the choice to put it online at once; where that is not
 * to be chosen here, what is to be done. Nothing where visitors see it.
 */
export function GoOnline({ subject, going: { status, isOffered, isChosen, choose } }: Props) {
  const id = useId()
  const format = useDateFormat()
  // The first publication of a legal page puts it online by itself.
  if (!status || status.status.state === 'online' || subject.contentType === 'legal') return null
  const isPage = subject.contentType === 'page'
  if (!isOffered)
    return (
      <p role="note" className={styles.unseen}>
        {describeSeen(status.status, { isPage, format })}
      </p>
    )
  const planned = status.online_at && t('It goes online on {moment}.', { moment: format.dateTime(status.online_at) })
  const rest = isChosen ? t('It goes online with this.') : planned || t('Without the tick, visitors see nothing of it.')
  return (
    <div role="note" className={styles.unseen} data-chosen={isChosen || undefined}>
      <label>
        <input type="checkbox" checked={isChosen} aria-describedby={id} onChange={({ target }) => choose(target.checked)} />
        {t('and put online')}
      </label>
      <p id={id}>{`${isPage ? t('The page is offline.') : t('This is offline for visitors.')} ${rest}`}</p>
    </div>
  )
}
