import { use, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { BulkResult } from '../../records/bulk.server.ts'
import { request } from '../../staff-ui/api-client.ts'
import { BulkBar } from '../../staff-ui/bulk/BulkBar.tsx'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import { Icon } from '../../staff-ui/Icon.tsx'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import screen from '../../staff-ui/screen.module.css'
import { useSelection } from '../../staff-ui/table/use-selection.ts'
import { BulkCreateEvents } from '../BulkCreateEvents.tsx'
import { AddDate } from './AddDate.tsx'
import { DatesTable } from './DatesTable.tsx'
import styles from './dates.module.css'
import { ProductionDatesContext } from './dates-context.tsx'
import { optionsOf } from './event-options.ts'
import { openPointsOf, type ProductionDates } from './production-dates.ts'
import { ShiftSheet } from './ShiftSheet.tsx'
import { type EditQuestion, useDateEdits } from './use-date-edits.ts'
import { useShopProposals } from './use-shop-proposals.ts'

/** All dates of a production, edited where they stand. */
export function DatesSection({ id }: { id: number }) {
  const { data, failure, reload } = use(ProductionDatesContext)
  return (
    <>
      {failure && <LoadFailed text={failure} tryAgain={() => void reload()} />}
      {!data && !failure && <p aria-busy="true">{t('Loading…')}</p>}
      {data && <LoadedDates productionId={id} data={data} />}
    </>
  )
}

function LoadedDates({ productionId, data }: { productionId: number; data: ProductionDates }) {
  const { reload } = use(ProductionDatesContext)
  const [adds, setAdds] = useState<'one' | 'series' | null>(null)
  const [isShifting, setShifting] = useState(false)
  const edits = useDateEdits(reload)
  const selection = useSelection(data.dates.map(({ id }) => id))
  const { mayWrite } = data.type
  const { proposals, failure, link } = useShopProposals(data.dates, mayWrite)
  const offline = data.dates.filter(({ isOnline, isPast }) => !isOnline && !isPast)

  async function linkProposed(ids: number[]): Promise<void> {
    const reason = await link(ids)
    await reload()
    edits.tell({ text: reason ?? t('{n} performances linked.', { n: ids.length }) })
  }
  /** Says what was shifted and what was not, and why; one undo for all. */
  async function tellShifted({ done, changes, left }: BulkResult): Promise<void> {
    setShifting(false)
    selection.set(left.map(({ id }) => id))
    await reload()
    const text = [t('{n} dates shifted.', { n: done }), ...left.map(({ title, reason }) => `${title}: ${reason}`)].join(' ')
    const undo = () => edits.undo(() => request('POST', '/api/admin/event/bulk/undo', { changes }))
    edits.tell({ text, ...(changes.length > 0 ? { undo } : {}) })
  }
  const toggle = (what: 'one' | 'series') => setAdds(adds === what ? null : what)
  return (
    <section className={styles.section} aria-label={t('Dates')}>
      <div className={styles.notice} data-told={edits.notice ? '' : undefined}>
        <p role="status">{edits.notice?.text}</p>
        {edits.notice?.undo && (
          <button type="button" className={screen.second} onClick={() => void edits.notice?.undo?.()}>
            {t('Undo')}
          </button>
        )}
      </div>
      {proposals.size > 0 && (
        <div className={styles.offer}>
          <p>{t('{n} dates match a date in the ticket shop.', { n: proposals.size })}</p>
          <button type="button" className={screen.second} onClick={() => void linkProposed([...proposals.keys()])}>
            {t('Link all')}
          </button>
        </div>
      )}
      {failure && <p className={screen.warning}>{failure}</p>}
      {mayWrite && (
        <BulkBar
          type={data.type}
          narrowed={{ productionId: String(productionId) }}
          sort={{ sort: 'startsAt' }}
          selection={selection}
          shown={data.dates.length}
          hasMore={false}
          more={
            <button type="button" className={screen.second} onClick={() => setShifting(true)}>
              {t('Shift…')}
            </button>
          }
        />
      )}
      {!data.isComplete && <p className={screen.help}>{t('Only the latest dates are shown here.')}</p>}
      <DatesTable {...{ data, edits, proposals }} selection={mayWrite ? selection : undefined} onLink={(id) => void linkProposed([id])} />
      {data.type.mayCreate && (
        <div className={screen.actions}>
          <button type="button" className={screen.second} aria-expanded={adds === 'one'} onClick={() => toggle('one')}>
            <Icon name="plus" /> {t('Date|one')}
          </button>
          <button type="button" className={screen.second} aria-expanded={adds === 'series'} onClick={() => toggle('series')}>
            <Icon name="duplicate" /> {t('Several dates')}
          </button>
          {offline.length > 0 && openPointsOf(data).offline > 0 && (
            <button type="button" className={screen.quiet} onClick={() => selection.set(offline.map(({ id }) => id))}>
              {t('Select {n} offline dates', { n: offline.length })}
            </button>
          )}
        </div>
      )}
      {adds === 'one' && <AddDate of={data} onAdd={(date) => edits.add({ ...date, productionId, isOnline: false })} />}
      {adds === 'series' && (
        <BulkCreateEvents
          productionId={productionId}
          context={{ pictures: {}, titles: {} }}
          creatable={data.type.creatable}
          marks={optionsOf(data, 'marks')}
          onCreated={async (done) => {
            setAdds(null)
            await reload()
            edits.tell({ text: done.text, undo: () => edits.undo(done.undo) })
          }}
        />
      )}
      {isShifting && selection.selected.size > 0 && (
        <ShiftSheet
          ids={[...selection.selected]}
          rooms={data.rooms}
          onClose={() => setShifting(false)}
          onShifted={(result) => void tellShifted(result)}
        />
      )}
      {edits.question && <Question question={edits.question} />}
    </section>
  )
}

/** Asks before what ticket holders must be told of. */
function Question({ question: { title, detail, answer } }: { question: EditQuestion }) {
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <p>{detail}</p>
      <p>{t('Ticket holders must be informed.')}</p>
      <div className={screen.actions}>
        <button type="button" className={screen.second} data-starts-here onClick={() => answer(false)}>
          {t('Leave it as it is')}
        </button>
        <button type="button" className={screen.action} onClick={() => answer(true)}>
          {t('Change anyway')}
        </button>
      </div>
    </Dialog>
  )
}
