import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import type { EditorSession } from '../session/session.ts'
import { idsByContainer } from './changed-modules.ts'
import { failureText } from './failure-text.ts'
import type { PendingChanges } from './use-pending-changes.ts'
import type { PublishTime } from './When.tsx'

/**
 * What has gone live, or will: how many changes, how many stay a draft, whether the object was to go online with them, and the
 * version, the time or the release’s title.
 */
export type Outcome = { count: number; rest: number; online: boolean } & ({ version: number } | { at: string } | { release: string })

type Options = {
  session: EditorSession
  pending: PendingChanges | undefined
  ticked: ReadonlySet<string>
  texts: ChosenTexts
  /** whether the object goes online too */
  online: boolean
  /** tells the same for certain, before it is read too */
  decideOnline: () => Promise<boolean>
  moment: PublishTime
  reload: () => Promise<void>
  onDone: (outcome: Outcome) => Promise<void>
  /** called with the error when fields keep it from going live */
  onRefused: (error: ApiError) => void
}

/** The drafts of translations that go live too: by language and text the revision shown; how many they are, and of how many. */
type ChosenTexts = { translations: Record<string, Record<string, string>>; count: number; all: number }

const NONE = { text: '', at: '' }

/** Publishing or planning what is ticked, in German and in translation, exactly as it is shown. `problem.at` concerns the time or the release. */
export function useSubmission({ session, pending, ticked, texts, online, decideOnline, moment, reload, onDone, onRefused }: Options) {
  const [problem, setProblem] = useState(NONE)
  const [isBusy, setBusy] = useState(false)
  async function submit(): Promise<void> {
    if (!pending || (ticked.size + texts.count === 0 && !online) || isBusy) return
    if (moment.way === 'release' && moment.release === '') {
      setProblem({ text: '', at: t('This field is required!') })
      return
    }
    setBusy(true)
    setProblem(NONE)
    await decideOnline()
      .then((isOnline) => publishOrSchedule(session, pending, { ticked, texts, online: isOnline }, moment))
      .then(onDone)
      .catch(showProblem)
    setBusy(false)
  }
  async function showProblem(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 422) {
      onRefused(error)
      return
    }
    await reload()
    setProblem(problemOf(error))
  }
  return { problem, isBusy, submit, fail: (error: unknown) => setProblem(problemOf(error)), clearProblem: () => setProblem(NONE) }
}

async function publishOrSchedule(
  session: EditorSession,
  pending: PendingChanges,
  { ticked, texts, online }: Pick<Options, 'ticked' | 'texts' | 'online'>,
  moment: Options['moment'],
): Promise<Outcome> {
  const { modules, changes } = pending
  const translated = texts.count > 0 ? { translations: texts.translations } : {}
  const choice = { only: idsByContainer(modules, ticked), including: changes.revisions, ...translated, ...(online ? { online } : {}) }
  const counts = { online, count: ticked.size + texts.count, rest: modules.length - ticked.size + texts.all - texts.count }
  if (moment.way === 'now') return { ...counts, version: await session.publish(choice) }
  const planned = moment.way === 'time' ? { at: moment.at } : { release: moment.release }
  const scheduled = await session.schedule({ ...planned, ...choice })
  if (moment.way === 'release') {
    const plan = scheduled.find(({ release }) => release && (release.id === moment.release || release.title === moment.release))
    return { ...counts, release: plan?.release?.title ?? '' }
  }
  // The newest one, with the time as the server understood it: in spring an hour is left out.
  const [plan] = scheduled.toSorted((left, right) => right.id - left.id)
  return { ...counts, at: plan?.at ?? moment.at }
}

function problemOf(error: unknown): { text: string; at: string } {
  if (!(error instanceof ApiError)) return { text: failureText(error), at: '' }
  const { at: time = [], release = [] } = error.problem.errors ?? {}
  const at = [...time, ...release].join(' ')
  if (at) return { text: '', at }
  return { text: error.problem.code === 'others_included' ? changedByOthersText(error) : failureText(error), at: '' }
}

/** Says that others have gone on while the sheet was open; it shows their changes by now. */
function changedByOthersText({ problem }: ApiError): string {
  const names = Array.isArray(problem.others) ? problem.others.join(', ') : ''
  return t('{names} changed something just now. Please look again; nothing was published.', { names })
}
