import { useState } from 'react'
import { RELEASES_PATH } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import form from '../../staff-ui/screen.module.css'
import type { Act } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import type { ShownLiveRelease } from './read-live-releases.server.ts'
import styles from './releases.module.css'

type Props = { releases: ShownLiveRelease[]; act: Act }

/** The releases that went live last; each is undone as a whole, after a question. */
export function LiveReleases({ releases, act }: Props) {
  const format = useDateFormat()
  const [asked, setAsked] = useState<ShownLiveRelease>()
  if (releases.length === 0) return null
  return (
    <section className={styles.gone} aria-labelledby="live-releases">
      <h2 id="live-releases">{t('Went live last')}</h2>
      <ul className={styles.parts}>
        {releases.map((release) => (
          <li key={release.id}>
            <div>
              <strong>{release.title}</strong>
              <p>
                {[
                  format.dateTime(release.live_at),
                  release.user,
                  t('{n} things', { n: release.parts }),
                  ...(release.unseen.length > 0 ? [t('of these not seen: {titles}', { titles: release.unseen.join(', ') })] : []),
                ].join(' · ')}
              </p>
            </div>
            {release.may_edit && (
              <button
                type="button"
                className={form.second}
                aria-label={t('Undo the release “{title}”…', { title: release.title })}
                onClick={() => setAsked(release)}
              >
                {t('Undo…')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asked && <UndoQuestion release={asked} act={act} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function UndoQuestion({ release: { id, title }, act, onClose }: { release: ShownLiveRelease; act: Act; onClose: () => void }) {
  const undo = () =>
    act(() => request('POST', `${RELEASES_PATH}/${id}/undo`), t('The release “{title}” is undone and open again.', { title }))
  return (
    <Dialog title={t('Undo the release “{title}”?', { title })} onClose={onClose}>
      <p>{t('All of it is then as before, at the same moment. The release is open again with what it had in it.')}</p>
      <p className={form.help}>{t('Where somebody has changed something since, nothing is undone, and you read what it is.')}</p>
      <div className={form.actions}>
        <button type="button" className={form.second} onClick={onClose}>
          {t('Cancel')}
        </button>
        <button
          type="button"
          className={form.action}
          data-starts-here
          onClick={() => {
            onClose()
            void undo()
          }}
        >
          {t('Undo all of it')}
        </button>
      </div>
    </Dialog>
  )
}
