import { countFindings } from '../../audit/read-findings.server.ts'
import { type OperationsWarning, readWarnings } from '../../operations/warnings.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { worksWith } from '../../platform/auth/rights.ts'
import { dayOf, parseInstant } from '../../platform/clock/clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { readComingChanges } from '../coming-changes.server.ts'
import { byUrgency, TASKS, type Task } from './task.ts'

const COMING_SHOWN = 20

/** What is to be done by somebody with the viewer's role, the most urgent first. */
export async function readTasks(platform: Platform, viewer: Viewer): Promise<Task[]> {
  const [warnings, findings, dueToday] = await Promise.all([
    readWarnings(platform, viewer),
    countFindings(platform),
    readDueToday(platform, viewer),
  ])
  const undescribed = findings['picture-undescribed'] ?? 0
  const all: Task[] = [
    ...warnings.map(taskOf),
    {
      ...{ kind: 'undescribed', what: t('{n} images without alternative text', { n: undescribed }), where: '', named: [] },
      ...{ to: `${adminUrl('check')}?kind=picture-undescribed`, number: undescribed },
    },
    ...dueToday,
  ]
  return byUrgency(all.filter(({ kind, number }) => number > 0 && isFor(viewer, kind)))
}

function isFor({ role }: Viewer, kind: Task['kind']): boolean {
  const { areas } = TASKS[kind]
  return areas === 'all' || areas.some((area) => worksWith(role, area))
}

/** A warning that names its cases leads to the first, with which one begins; performances are linked together, in a list. */
function taskOf({ kind, text, number, to, named, where }: OperationsWarning): Task {
  const place = kind === 'unlinked' ? to : (named[0]?.to ?? to)
  return {
    ...{ kind, number, what: t(text, { n: number }), where: where ?? '', to: addressOf(place) },
    named: named.map(({ title, to }) => ({ title, to: addressOf(to) })),
  }
}

/** Warnings name pages of the site by their paths, and screens of the admin area without its root. */
function addressOf(place: string): string {
  return place.startsWith('/') ? place : adminUrl(place)
}

/** What goes online or offline by itself in the rest of today, as one task. */
async function readDueToday(platform: Platform, viewer: Viewer): Promise<Task[]> {
  const today = dayOf(platform.clock.now())
  const coming = await readComingChanges(platform, viewer, COMING_SHOWN)
  const due = coming.filter(({ at, failure }) => failure === '' && dayOf(parseInstant(at)).equals(today))
  if (due.length === 0) return []
  const named = due.map(({ title, to }) => ({ title, to }))
  const what = t('{n} changes go live today', { n: due.length })
  return [{ kind: 'due-today', what, where: '', named, to: adminUrl('changes'), number: due.length }]
}
