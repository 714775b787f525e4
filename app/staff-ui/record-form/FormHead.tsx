import { type ReactNode, use, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { ScheduledPublication } from '../../records/publication-schedule.server.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { Icon } from '../Icon.tsx'
import { MenuButton, type MenuItem } from '../MenuButton.tsx'
import menu from '../menu.module.css'
import styles from '../screen.module.css'
import { useDateFormat } from '../use-date-format.ts'
import { VisibilityState } from '../visibility/VisibilityState.tsx'
import { visibilitySentence } from '../visibility/visibility-sentence.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { type HeadProps, RecordExtensionsContext } from './extensions.ts'
import head from './FormHead.module.css'
import { History } from './History.tsx'
import { mayChange } from './may-change.ts'
import { PublicationSchedule } from './PublicationSchedule.tsx'
import { isVisibleFrom, visibilityFields } from './visible-from.ts'

type Props = HeadProps & {
  type: TypeDescription
  plans: ScheduledPublication[]
  /** id of the form that the save button submits */
  formId: string
  languages?: ReactNode
  preview: { isOpen: boolean; toggle: () => void }
  onPublish: () => void
}
type Asked = 'history' | 'plans' | 'delete'

/** The head of a form: what the record is, what visitors see of it, one button to save or publish, and a menu of the rest. */
export function FormHead({ type, record, form, plans: planned, context, formId, languages, preview, openSection, onPublish }: Props) {
  const [shows, setShows] = useState<Asked | null>(null)
  const [plans, setPlans] = useState(planned)
  const [now] = useState(() => Date.now())
  const { id } = record
  const format = useDateFormat()
  const extension = use(RecordExtensionsContext)[type.name]
  const Picture = extension?.Picture
  const Facts = type.seesWork ? extension?.Facts : undefined
  const isKept = id !== null
  const sentence = type.mayWrite ? visibilitySentence({ values: form.values, plans, isUnsaved: !isKept || form.isDirty, now, format }) : ''
  const hasState = isKept && typeof record.values.isOnline === 'boolean'
  const mayBeSaved = !form.isSaving && (!isKept || form.isDirty)
  const mayBePublished = isKept && mayChange(type, 'isOnline') && record.values.isOnline === false && !form.isDirty
  return (
    <header className={`${styles.head} ${head.head}`}>
      {Picture && <Picture form={form} context={context} />}
      <div className={styles.bar}>
        <h1>{record.title || t('New: {name}', { name: t(type.label) })}</h1>
        {/* Beside the button that was pressed, wherever in the form somebody stands. */}
        <p role="status" aria-live="polite" className={form.notice?.kind === 'error' ? styles.error : styles.ok}>
          {form.notice?.text}
        </p>
        {sentence && <p className={styles.seen}>{sentence}</p>}
        {type.mayWrite && (
          <>
            <button type="submit" form={formId} className={mayBePublished ? styles.second : styles.action} aria-disabled={!mayBeSaved}>
              {form.isSaving ? t('Saving…') : t('Save')}
            </button>
            {mayBePublished && (
              <button type="button" className={styles.action} onClick={onPublish}>
                {t('Publish')}
              </button>
            )}
          </>
        )}
      </div>
      <div className={`${styles.actions} ${head.ways}`}>
        {languages}
        {record.url && (
          <a className={styles.second} href={record.url}>
            {t('View on site')}
          </a>
        )}
        {type.hasPage && type.mayWrite && (
          <button type="button" className={styles.second} aria-pressed={preview.isOpen} onClick={preview.toggle}>
            {t('Preview')}
          </button>
        )}
        {isKept && <FurtherActions type={type} id={id} plans={plans} onAsk={setShows} />}
      </div>
      {(hasState || Facts) && (
        <div className={head.facts}>
          {hasState && <VisibilityState values={record.values} plans={plans} isPill />}
          {Facts && <Facts {...{ record, form, context, openSection }} />}
        </div>
      )}
      {isKept && shows === 'history' && <History type={type} id={id} titles={context.titles} onClose={() => setShows(null)} />}
      {isKept && shows === 'plans' && (
        <PublicationSchedule
          type={type.name}
          id={id}
          plans={plans}
          onlyEnds={isVisibleFrom(type)}
          onChange={setPlans}
          onClose={() => setShows(null)}
        />
      )}
      {isKept && shows === 'delete' && <DeleteQuestion type={type} id={id} title={record.title} onClose={() => setShows(null)} />}
    </header>
  )
}

type ActionsProps = { type: TypeDescription; id: number; plans: ScheduledPublication[]; onAsk: (asked: Asked) => void }

/** The menu of what is done less often with a record. */
function FurtherActions({ type, id, plans, onAsk }: ActionsProps) {
  const navigate = useNavigate()
  const items: MenuItem[] = []
  if (type.mayCreate)
    items.push({ label: t('Duplicate'), icon: 'duplicate', act: () => void navigate(`${adminUrl(type.name, 'new')}?from=${id}`) })
  // Where the form asks from when and until when, there is nothing left to plan.
  const isAsked = visibilityFields(type)?.until !== undefined && plans.length === 0
  if (mayChange(type, 'isOnline') && 'isOnline' in type.fields && !isAsked) {
    const label = plans.length > 0 ? t('Scheduled ({n})', { n: plans.length }) : t('Schedule')
    items.push({ label, icon: 'schedule', act: () => onAsk('plans') })
  }
  if (type.seesWork) items.push({ label: t('History'), icon: 'history', act: () => onAsk('history') })
  if (type.mayDelete) items.push('line', { label: t('Delete'), icon: 'bin', act: () => onAsk('delete') })
  if (items.length === 0) return null
  return (
    <MenuButton
      label={t('Further actions')}
      sign={<Icon name="more" />}
      items={items}
      className={`${styles.second} ${head.menuButton}`}
      menuClass={menu.menu ?? ''}
    />
  )
}
