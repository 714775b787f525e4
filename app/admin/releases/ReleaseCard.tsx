import { useState } from 'react'
import { RELEASES_PATH } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import form from '../../staff-ui/screen.module.css'
import type { Act } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { describeTogether } from './describe-part.ts'
import { PartList } from './PartList.tsx'
import { ReleaseName } from './ReleaseName.tsx'
import { ReleaseTime } from './ReleaseTime.tsx'
import type { ShownRelease } from './read-releases.server.ts'
import styles from './releases.module.css'
import { SwitchForm } from './SwitchForm.tsx'
import type { Switchable } from './switchable.server.ts'

type Props = { release: ShownRelease; switchable: Switchable[]; now: string; act: Act }

/** A release: what is in it, what speaks against it, when it goes live, and what can be done with it. */
export function ReleaseCard({ release, switchable, now, act }: Props) {
  const format = useDateFormat()
  const [isAsking, setAsking] = useState(false)
  const { id, title, at, user, failure, parts, may_edit } = release
  const path = `${RELEASES_PATH}/${id}`
  const together = describeTogether(parts)
  const hasProblem = parts.some(({ problem }) => problem)
  const publish = () => act(() => request('POST', `${path}/publish`), t('The release “{title}” is live.', { title }))
  const takeBack = () =>
    act(() => request('DELETE', path), t('The release “{title}” was taken back. All drafts stay as they are.', { title }))
  return (
    <section className={styles.release} aria-labelledby={`release-${id}`}>
      <h2 id={`release-${id}`} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.when}>{[at ? format.dateTime(at) : t('No time yet'), user].join(' · ')}</p>
      {failure && <p className={form.error}>{t('It did not go live, and nothing of it: {reason}', { reason: failure })}</p>}
      {together && <p>{together}</p>}
      <PartList release={release} act={act} />
      {switchable.length > 0 && <SwitchForm releaseTitle={title} path={path} switchable={switchable} act={act} />}
      {may_edit && (
        <>
          <ReleaseName title={title} path={path} act={act} />
          <ReleaseTime title={title} at={failure ? null : at} path={path} now={now} act={act} />
          <div className={form.actions}>
            <button type="button" className={form.action} disabled={parts.length === 0 || hasProblem} onClick={() => setAsking(true)}>
              {t('Release now')}
            </button>
            <button type="button" className={form.second} onClick={() => void takeBack()}>
              {t('Take back')} <span className="visually-hidden">{title}</span>
            </button>
          </div>
          {hasProblem && <p className={form.help}>{t('It can go live once nothing speaks against it.')}</p>}
        </>
      )}
      {isAsking && (
        <Dialog title={t('Release “{title}” now?', { title })} onClose={() => setAsking(false)}>
          <p>{together}</p>
          <div className={form.actions}>
            <button type="button" className={form.second} onClick={() => setAsking(false)}>
              {t('Cancel')}
            </button>
            <button
              type="button"
              className={form.action}
              data-starts-here
              onClick={() => {
                setAsking(false)
                void publish()
              }}
            >
              {t('Release now')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
