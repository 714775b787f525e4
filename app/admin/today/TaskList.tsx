import { useId } from 'react'
import { Link } from 'react-router'
import { DifferingCases } from '../../operations/ticket-shop/DifferingCases.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import screen from '../../staff-ui/screen.module.css'
import { TASKS, type ToldTask } from './task.ts'
import styles from './today.module.css'

/** What is to be done, the most urgent first; each row leads to where it is done. */
export function TaskList({ tasks }: { tasks: ToldTask[] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId}>
        {t('To do')}
        {tasks.length > 0 && <small>{tasks.length}</small>}
      </h2>
      {tasks.length === 0 ? (
        <p className={styles.empty}>
          <Icon name="checked" />
          {t('Nothing is waiting for you.')}
        </p>
      ) : (
        <ul>
          {tasks.map((task) => (
            <TaskRow key={task.kind} task={task} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TaskRow({ task: { kind, what, where, named, to, isToRead, differing } }: { task: ToldTask }) {
  const { icon, tone, action: ofThoseWhoAct } = TASKS[kind]
  const action = isToRead ? 'View|task' : ofThoseWhoAct
  return (
    <li className={styles.task}>
      <span className={styles.sign} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div>
        <strong>{what}</strong>
        {where && <p>{where}</p>}
        {named.length > 0 && (
          <p className={styles.named}>
            {named.map((one) => (
              <Way key={one.to} to={one.to}>
                {one.title}
              </Way>
            ))}
          </p>
        )}
        {differing && differing.length > 0 && <DifferingCases cases={differing} mayWrite={!isToRead} />}
      </div>
      <Way className={screen.second} to={to} label={`${t(action)}: ${what}`}>
        {t(action)}
      </Way>
    </li>
  )
}

type WayProps = { to: string; className?: string | undefined; label?: string; children: string }

/** A link to a screen of the hub, or to a page of the site, which is loaded anew. */
function Way({ to, className, label, children }: WayProps) {
  return (
    <Link to={to} className={className} aria-label={label} reloadDocument={!to.startsWith(ADMIN_PATH)}>
      {children}
    </Link>
  )
}
