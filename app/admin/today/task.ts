import type { DifferingCase } from '../../operations/ticket-shop/differing-words.ts'
import type { WarningKind } from '../../operations/warnings.server.ts'
import type { Area } from '../../platform/auth/rights.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { IconName } from '../../staff-ui/Icon.tsx'

/** What is to be done: beside the warnings of operations roles whose people are away, what the audit has found, what is still the demo's, translations and variants whose original has changed, and what goes online today. */
export type TaskKind = WarningKind | 'demo-left' | 'role-open' | 'undescribed' | 'due-today' | 'translation-outdated' | 'variant-outdated'

/** A case of a task, by name. */
export type NamedCase = { title: string; to: string }

/** One thing to do: what, where, the first cases by name, and the address at which one begins. `number` counts all cases. */
export type Task = {
  kind: TaskKind
  what: string
  where: string
  named: NamedCase[]
  to: string
  number: number
  differing?: DifferingCase[] | undefined
}

/** A task as it is told to somebody; `isToRead`: their role only reads, so they look where others act. */
export type ToldTask = Task & { isToRead: boolean }

/** How a kind of task looks, what its button says, and whose it is: of those who work with one of the areas, or everybody's. */
type TaskLook = {
  icon: IconName
  tone: 'loss' | 'soon' | 'quiet'
  action: Label
  areas: Area[] | 'all'
  /** fields of a performance that whoever does it changes: a box office does not solve clashes */
  fields?: string[]
}

/** Every kind of task, the most urgent first. */
export const TASKS: Record<TaskKind, TaskLook> = {
  'no-sale': { icon: 'tickets', tone: 'loss', action: 'View|task', areas: ['programme'], fields: [] },
  'shop-refuses': { icon: 'tickets', tone: 'loss', action: 'View|task', areas: ['programme'], fields: [] },
  'shop-test-mode': { icon: 'tickets', tone: 'loss', action: 'View|task', areas: ['programme'], fields: [] },
  'shop-currency': { icon: 'tickets', tone: 'loss', action: 'View|task', areas: ['programme'], fields: [] },
  clash: { icon: 'warning', tone: 'loss', action: 'Solve', areas: ['programme'], fields: ['startsAt', 'roomId'] },
  'role-open': { icon: 'people', tone: 'loss', action: 'Recast', areas: ['programme'], fields: ['cast'] },
  'mail-stuck': { icon: 'mail', tone: 'loss', action: 'View|task', areas: ['people'] },
  'backup-late': { icon: 'warning', tone: 'loss', action: 'View|task', areas: ['settings'] },
  'backup-unreadable': { icon: 'warning', tone: 'loss', action: 'View|task', areas: ['settings'] },
  'plan-failed': { icon: 'warning', tone: 'loss', action: 'View|task', areas: 'all' },
  'rights-over': { icon: 'copyright', tone: 'loss', action: 'View|task', areas: ['media'] },
  'shop-differs': { icon: 'swap', tone: 'loss', action: 'View|task', areas: ['programme'], fields: ['startsAt', 'status'] },
  unlinked: { icon: 'tickets', tone: 'soon', action: 'Link|task', areas: ['programme'], fields: ['idJet'] },
  'article-empty': { icon: 'pencil', tone: 'soon', action: 'Write|task', areas: ['magazine'] },
  review: { icon: 'review', tone: 'soon', action: 'Review|task', areas: 'all' },
  'entries-open': { icon: 'mail', tone: 'soon', action: 'Answer|task', areas: ['entries'] },
  'import-failed': { icon: 'warning', tone: 'soon', action: 'View|task', areas: ['programme'] },
  'source-failed': { icon: 'warning', tone: 'soon', action: 'View|task', areas: ['programme'] },
  'source-halved': { icon: 'warning', tone: 'soon', action: 'View|task', areas: ['programme'] },
  'source-waits': { icon: 'planned', tone: 'soon', action: 'View|task', areas: ['programme'] },
  'mail-failed': { icon: 'mail', tone: 'soon', action: 'View|task', areas: ['people'] },
  'job-failed': { icon: 'warning', tone: 'soon', action: 'View|task', areas: ['settings'] },
  'rights-ending': { icon: 'copyright', tone: 'soon', action: 'View|task', areas: ['media'] },
  'page-empty': { icon: 'page', tone: 'soon', action: 'Write|task', areas: ['site'] },
  'mail-kept': { icon: 'mail', tone: 'quiet', action: 'View|task', areas: ['people'] },
  undescribed: { icon: 'unseen', tone: 'quiet', action: 'Describe|task', areas: ['media', 'site'] },
  'translation-outdated': { icon: 'translate', tone: 'quiet', action: 'Translate|task', areas: ['site', 'magazine', 'programme'] },
  'variant-outdated': { icon: 'translate', tone: 'quiet', action: 'Revise|task', areas: ['site'] },
  'demo-left': { icon: 'page', tone: 'quiet', action: 'Replace|task', areas: ['site'] },
  'due-today': { icon: 'planned', tone: 'quiet', action: 'View|task', areas: 'all' },
}

const URGENCY = Object.keys(TASKS)

/** The tasks, the most urgent first. */
export function byUrgency(tasks: Task[]): Task[] {
  return tasks.toSorted((task, other) => URGENCY.indexOf(task.kind) - URGENCY.indexOf(other.kind))
}
