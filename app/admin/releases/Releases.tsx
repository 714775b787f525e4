import { type FormEvent, useId } from 'react'
import { RELEASE_TITLE_LENGTH, RELEASES_PATH } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import form from '../../staff-ui/screen.module.css'
import { useAction } from '../../staff-ui/use-action.ts'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import { LiveReleases } from './LiveReleases.tsx'
import { ReleaseCard } from './ReleaseCard.tsx'
import type { ShownLiveRelease } from './read-live-releases.server.ts'
import type { ShownRelease } from './read-releases.server.ts'
import styles from './releases.module.css'
import type { Switchable } from './switchable.server.ts'

type Props = { releases: ShownRelease[]; live: ShownLiveRelease[]; switchable: Switchable[]; mayCreate: boolean; now: string }

/** The open releases: what goes live together, and when; a new one begins with its name; and those that went live last. */
export function Releases({ releases, live, switchable, mayCreate, now }: Props) {
  const id = useId()
  const { notice, act } = useAction()

  function create(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { currentTarget } = event
    const title = String(new FormData(currentTarget).get('title'))
    void act(
      () => request('POST', RELEASES_PATH, { title }).then(() => currentTarget.reset()),
      t('The release “{title}” is open.', { title }),
    )
  }

  return (
    <>
      <PageHeader
        title={t('Releases')}
        lead={t('Several pages and the menu go live as one: all of it at the same moment, or nothing.')}
        notice={notice}
      />
      {mayCreate && (
        <form className={`${form.fields} ${styles.create}`} onSubmit={create}>
          <label htmlFor={id} className={form.label}>
            {t('Name of the new release')}
          </label>
          <input id={id} name="title" required maxLength={RELEASE_TITLE_LENGTH} {...NO_AUTOFILL} />
          <button type="submit" className={form.action}>
            {t('Create')}
          </button>
        </form>
      )}
      {releases.length === 0 && (
        <p className={styles.empty}>{t('No release is open. Changes of a page are put into one from its publish sheet.')}</p>
      )}
      {releases.map((release) => (
        <ReleaseCard key={release.id} release={release} switchable={switchable} now={now} act={act} />
      ))}
      <LiveReleases releases={live} act={act} />
    </>
  )
}
