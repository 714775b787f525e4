import { useId } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import screen from '../../staff-ui/screen.module.css'
import { TASKS, type Task } from './task.ts'
import styles from './today.module.css'

/** What is to be done, the most urgent first; each row leads to where it is done. */
export function TaskList({ tasks }: { tasks: Task[] }) {
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
          {t('Nothing needs attention.')}
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

function TaskRow({ task: { kind, what, where, to } }: { task: Task }) {
  const { icon, tone, action } = TASKS[kind]
  const label = `${t(action)}: ${what}`
  return (
    <li className={styles.task}>
      <span className={styles.sign} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div>
        <strong>{what}</strong>
        {where && <p>{where}</p>}
      </div>
      {to.startsWith(ADMIN_PATH) ? (
        <Link className={screen.second} to={to} aria-label={label}>
          {t(action)}
        </Link>
      ) : (
        <a className={screen.second} href={to} aria-label={label}>
          {t(action)}
        </a>
      )}
    </li>
  )
}
