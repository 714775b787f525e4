import type { Region, Release, ReleaseSwitch } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { describeSwitch } from '../../staff-ui/page-switch.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './planned.module.css'
import { useReleases } from './use-releases.ts'

type PlannedSwitch = { release: Release; change: ReleaseSwitch }

/** What releases do to the state of this page, and what they were to do and did not; they are changed where they are made. */
export function PlannedSwitches({ subject }: { subject: Pick<Region, 'contentType' | 'objectId'> }) {
  const format = useDateFormat()
  const isPage = subject.contentType === 'page'
  const releases = useReleases(isPage)
  const planned = isPage ? switchesOf(releases ?? [], subject.objectId) : []
  if (planned.length === 0) return null
  return (
    <section className={styles.planned} aria-labelledby="planned-switches">
      <h3 id="planned-switches">{t('Planned for the page')}</h3>
      <ul>
        {planned.map(({ release: { id, title, at, failure }, change }) => (
          <li key={id} data-failed={failure ? '' : undefined}>
            <Icon name={failure ? 'warning' : 'planned'} />
            <div>
              <p>
                <strong>{[t('With the release “{title}”', { title }), at && format.dateTime(at)].filter(Boolean).join(', ')}</strong>
                {` · ${t('The page {does}', { does: describeSwitch(change) })}`}
              </p>
              {failure && <p className={styles.failure}>{failure}</p>}
            </div>
            <a href={`${ADMIN_PATH}/releases#release-${id}`} aria-label={t('Open the release “{title}”', { title })}>
              {t('View|release')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** At most one of each release. */
function switchesOf(releases: readonly Release[], pageId: number): PlannedSwitch[] {
  return releases.flatMap((release) => {
    const change = release.switches.find(({ target, object_id }) => target === 'page' && object_id === pageId)
    return change ? [{ release, change }] : []
  })
}
