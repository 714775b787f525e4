import { t } from '../platform/i18n/i18n.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import { useFollowing } from '../staff-ui/use-following.ts'
import { MoveInRun } from './MoveInRun.tsx'
import { MoveInSource } from './MoveInSource.tsx'
import styles from './move-in.module.css'
import { PastMoveIns } from './PastMoveIns.tsx'
import type { ShownRun } from './shown-run.ts'
import type { listMoveIns } from './stored-move-ins.server.ts'

type Props = { run: ShownRun | undefined; past: Awaited<ReturnType<typeof listMoveIns>> }
const POLL_MS = 700

/** Moving another site in: where it is, what would be moved, the move, and earlier ones with undo. */
export function MoveIn({ run, past }: Props) {
  const isBusy = run !== undefined && ['reading', 'moving', 'undoing'].includes(run.state)
  useFollowing(isBusy, POLL_MS)
  return (
    <>
      <PageHeader
        title={t('Move in')}
        lead={t(
          'Brings what you have elsewhere: a website, a ticket shop, a programme. First you see what would come; nothing is written before you say so, and everything can be taken back.',
        )}
      />
      {run ? <MoveInRun run={run} /> : <MoveInSource />}
      {run && !isBusy && (
        <details className={styles.another}>
          <summary>{t('Bring something else')}</summary>
          <MoveInSource />
        </details>
      )}
      <PastMoveIns past={past.filter(({ id }) => id !== run?.id)} />
    </>
  )
}
