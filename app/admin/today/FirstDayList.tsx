import { useId } from 'react'
import { Link } from 'react-router'
import { CARDS, type FirstDay, nextCard, openCards } from '../../first-day/card.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import screen from '../../staff-ui/screen.module.css'
import { CARD_NAMES, cardUrl } from '../first-day/card-names.ts'
import styles from './today.module.css'

/** What is left of the first day; nothing once every card is done. */
export function FirstDayList({ firstDay }: { firstDay: FirstDay }) {
  const headingId = useId()
  const { done, putOff } = firstDay
  const left = CARDS.filter((card) => !done.includes(card))
  if (left.length === 0) return null
  const isOpen = openCards(firstDay).length > 0
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId}>
        {t('Your first day')}
        <span>{t('{done} of {all} done', { done: done.length, all: CARDS.length })}</span>
      </h2>
      <ul>
        {left.map((card) => (
          <li key={card} className={styles.task}>
            <span className={styles.sign} data-tone="quiet">
              <Icon name="planned" />
            </span>
            <div>
              <strong>
                <Link to={cardUrl(card)}>{t(CARD_NAMES[card])}</Link>
              </strong>
              {putOff.includes(card) && <p>{t('Put off until later')}</p>}
            </div>
          </li>
        ))}
      </ul>
      {isOpen && (
        <p className={styles.goOn}>
          <Link className={screen.action} to={cardUrl(nextCard(firstDay))}>
            {t('Go on|first day')}
          </Link>
        </p>
      )}
    </section>
  )
}
