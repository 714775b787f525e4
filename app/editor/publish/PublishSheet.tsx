import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import { type ApiError, request } from '../../staff-ui/api-client.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import type { Finding } from '../checker/check-page.ts'
import { useDock } from '../docks/use-dock.ts'
import { ReviewButton } from '../review/ReviewButton.tsx'
import type { EditorSession } from '../session/session.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import { ChangedModuleRow } from './ChangedModuleRow.tsx'
import { ChangeFrames } from './ChangeFrames.tsx'
import { CheckLine } from './CheckLine.tsx'
import { failureText } from './failure-text.ts'
import { GoOnline } from './GoOnline.tsx'
import { PlannedChanges } from './PlannedChanges.tsx'
import { PlannedSwitches } from './PlannedSwitches.tsx'
import styles from './sheet.module.css'
import { leadText, submitText, titleText } from './sheet-words.ts'
import { showOnPage } from './show-on-page.ts'
import { TranslatedTexts } from './TranslatedTexts.tsx'
import { useChoice } from './use-choice.ts'
import { useGoOnline } from './use-go-online.ts'
import { useLanguages } from './use-languages.ts'
import { scheduledPath, usePendingChanges } from './use-pending-changes.ts'
import { usePublishTime } from './use-publish-time.ts'
import { type Outcome, useSubmission } from './use-submission.ts'
import { useSubmitOnceLoaded } from './use-submit-once-loaded.ts'
import { When } from './When.tsx'

const SHEET_WIDTH_PX = 404
const FORM_ID = 'publish-form'

type Props = {
  session: EditorSession
  /** called when it is to be closed */
  onClose: () => void
  onDone: (outcome: Outcome) => Promise<void>
  /** called with the error when fields keep it from going live */
  onRefused: (error: ApiError) => void
  onGoTo: (finding: Finding) => void
}

/**
 * What goes live, and when (decision 0061): the changed modules, each with a tick, whose it is and what changes; what is
 * planned; and what the checker says. It stands beside the page, on a phone below it, and nothing goes live without it.
 */
export function PublishSheet({ session, onClose, onDone, onRefused, onGoTo }: Props) {
  // Of these two alone: nothing here is drawn anew at each letter that is typed on the page.
  const presence = useSyncExternalStore(session.subscribe, () => session.getState().presence)
  const added = useSyncExternalStore(session.subscribe, () => session.getState().pictures)
  const { pending, error, reload } = usePendingChanges(session)
  const { modules, ticked, tick, tickAll, dependencyTextOf, isTickStale } = useChoice(pending, (text) => session.announce(text))
  const now = pending?.changes.now ?? ''
  const { moment, releases, choose } = usePublishTime(now)
  const chosen = modules.filter(({ key }) => ticked.has(key))
  const { languages, texts, ...language } = useLanguages(pending, chosen)
  const going = useGoOnline(session)
  const online = going.isChosen
  const decideOnline = going.decide
  const submission = useSubmission({ session, pending, ticked, texts, online, decideOnline, moment, reload, onDone, onRefused })
  const { problem, isBusy, submit } = submission
  const primary = useRef<HTMLButtonElement>(null)
  useDock('right', SHEET_WIDTH_PX)
  useLayoutEffect(() => primary.current?.focus({ preventScroll: true }), [])
  const pictures = { ...pending?.changes.pictures, ...added }
  const count = chosen.length + texts.count
  const others = modules.filter(({ isOwn }) => !isOwn).length

  const submitOnceLoaded = useSubmitOnceLoaded(pending?.modules, error !== undefined, () => void submit())

  async function cancel(id: number): Promise<void> {
    await request('DELETE', `${scheduledPath(session.region)}/${id}`).then(sayTakenBack, submission.fail)
    await reload()
  }
  function sayTakenBack(): void {
    session.announce(t('Taken back. The changes stay in the draft.'))
    // The pressed button goes with its plan.
    primary.current?.focus({ preventScroll: true })
  }
  const failure = problem.text || (error ? failureText(error) : '')
  return createPortal(
    // A dialog that is not modal: the page beside it can still be worked on.
    <aside
      role="dialog"
      className={`${staff.paper} ${styles.sheet}`}
      aria-labelledby="publish-title"
      data-editor
      data-publish-sheet
      onKeyDown={(event) => {
        // A dialog that was opened from here is closed first.
        if (event.key !== 'Escape' || document.querySelector('dialog:modal')) return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id="publish-title">{titleText(going)}</h2>
        <button type="button" className={styles.close} aria-label={t('Close')} onClick={onClose}>
          <Icon name="close" />
        </button>
        {(pending || !error) && (
          <p>
            {leadText({ isLoaded: pending !== undefined, count: modules.length + texts.all, others, chosen: count, isSeen: going.isSeen })}
          </p>
        )}
        <GoOnline subject={session.region} going={going} />
        {others > 0 && (
          <p className={styles.all}>
            <button type="button" onClick={() => tickAll('all')}>
              {t('Select all')}
            </button>
            <button type="button" onClick={() => tickAll('own')}>
              {t('Only mine')}
            </button>
          </p>
        )}
      </header>
      <div className={styles.body}>
        <ul className={styles.changes} aria-label={t('Unpublished changes')} aria-busy={pending === undefined || undefined}>
          {modules.map((module) => (
            <ChangedModuleRow
              key={module.key}
              module={module}
              isTicked={ticked.has(module.key)}
              dependencyText={dependencyTextOf(module.key)}
              isTickStale={isTickStale(module)}
              present={presence.filter(({ node }) => node === module.id)}
              pictures={pictures}
              now={now}
              onTick={(isTicked) => tick(module.key, isTicked)}
              onShow={() => showOnPage(session, module)}
            />
          ))}
          <TranslatedTexts languages={languages} ticked={language.ticked} chosen={chosen} onTick={language.tick} />
        </ul>
        <PlannedChanges scheduled={pending?.scheduled ?? []} onCancel={({ id }) => void cancel(id)} />
        <PlannedSwitches subject={session.region} />
      </div>
      <form
        id={FORM_ID}
        className={styles.foot}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (pending) void submit()
          else submitOnceLoaded()
        }}
      >
        <When
          moment={moment}
          releases={releases}
          error={problem.at}
          onChange={(next) => {
            submission.clearProblem()
            choose(next)
          }}
        />
        {pending && (
          <CheckLine
            documents={Object.fromEntries(
              Object.entries(pending.changes.draft).map(([slug, each]) => [pending.changes.ids[slug] ?? 0, each]),
            )}
            ticked={chosen}
            pictures={pictures}
            today={session.region.today ?? ''}
            onGoTo={onGoTo}
          />
        )}
        {failure && (
          <p role="alert" className={styles.error}>
            {failure}
          </p>
        )}
      </form>
      {/* Outside the form, as the dialogs that are opened here have forms of their own. */}
      <div className={styles.buttons}>
        <ShareButton subject={session.region} className={styles.second} />
        {count > 0 && <ReviewButton subject={session.region} className={styles.second} />}
        {Boolean(error) && (
          <button type="button" className={styles.second} onClick={() => void reload()}>
            {t('Try again')}
          </button>
        )}
        <button
          ref={primary}
          type="submit"
          form={FORM_ID}
          className={styles.publish}
          // Not `disabled`: it has the focus while the changes are read.
          aria-disabled={(count === 0 && !online) || isBusy || undefined}
        >
          {submitText(moment.way, count, online)}
        </button>
      </div>
      <ChangeFrames session={session} modules={modules} ticked={ticked} />
    </aside>,
    document.body,
  )
}
