import type { ScheduledChange } from '../../content/index.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { type Locale, t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Initials } from '../../staff-ui/Initials.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { staffLanguageName } from '../../translations/staff-language-name.ts'
import { moduleName } from '../compare/Differences.tsx'
import styles from './planned.module.css'

type Props = { scheduled: readonly ScheduledChange[]; onCancel: (plan: ScheduledChange) => void }

/** What goes live by itself, and what was to and did not; each can be taken back. */
export function PlannedChanges({ scheduled, onCancel }: Props) {
  const format = useDateFormat()
  if (scheduled.length === 0) return null
  return (
    <section className={styles.planned} aria-labelledby="planned-changes">
      <h3 id="planned-changes">{t('Planned')}</h3>
      <ul>
        {scheduled.map((plan) => {
          const moment = momentOf(plan, format)
          return (
            <li key={plan.id} data-failed={plan.failure ? '' : undefined}>
              <Icon name={plan.failure ? 'warning' : 'planned'} />
              <div>
                <p>
                  <strong>{moment}</strong> · {namesOf(plan)}
                </p>
                {plan.failure && <p className={styles.failure}>{plan.failure}</p>}
                {plan.failure && !plan.release && <p className={styles.by}>{t('What was planned is kept under “Versions”.')}</p>}
                <p className={styles.by}>
                  <Initials name={plan.user} /> {plan.user}
                </p>
              </div>
              <button type="button" aria-label={nameOfTakingBack(plan, moment)} onClick={() => onCancel(plan)}>
                {plan.failure && !plan.release ? t('Dismiss the notice') : t('Take back')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function nameOfTakingBack({ failure, release }: ScheduledChange, moment: string): string {
  if (release) return t('Take out of the release “{title}”', { title: release.title })
  return failure ? t('Dismiss the notice of {moment}', { moment }) : t('Take back what is planned for {moment}', { moment })
}

/** When a plan goes live: at a time, with a release, or both. */
function momentOf({ at, release }: ScheduledChange, format: DateFormat): string {
  const name = release && t('With the release “{title}”', { title: release.title })
  return [name, at && format.dateTime(at)].filter(Boolean).join(', ')
}

/** The names of the modules, each once with its number, and of the languages with the number of their texts. */
function namesOf({ changes, translations, puts_online }: ScheduledChange): string {
  const names = Object.values(changes).flatMap((nodes) => nodes.map(({ type }) => moduleName(type)))
  const modules = [...Map.groupBy(names, (name) => name)].map(([name, all]) => (all.length > 1 ? `${all.length} × ${name}` : name))
  const languages = Object.entries(translations).map(([locale, n]) =>
    t('{language}: {n} texts', { language: staffLanguageName(locale as Locale), n }),
  )
  return [...(puts_online ? [t('goes online')] : []), ...modules, ...languages].join(', ')
}
