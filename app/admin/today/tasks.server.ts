import { countFindings } from '../../audit/read-findings.server.ts'
import { openAbsences } from '../../casting/index.server.ts'
import { pageUrl } from '../../content/index.server.ts'
import { readDemoTexts } from '../../first-day/index.server.ts'
import { type OperationsWarning, readWarnings } from '../../operations/warnings.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { isScoped, onlyReads, readsOnlyPublished, worksWith, writesFields } from '../../platform/auth/rights.ts'
import { dayOf, parseInstant } from '../../platform/clock/clock.ts'
import { formatShortDate } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { readOutdated } from '../../translations/outdated.server.ts'
import { translateUrl } from '../../translations/translation-urls.ts'
import { readOutdatedVariants } from '../../translations/variants.server.ts'
import { readComingChanges } from '../coming-changes.server.ts'
import { byUrgency, TASKS, type Task, type ToldTask } from './task.ts'

const COMING_SHOWN = 20
/** How many cases a task names. */
const NAMED = 5

/** What is to be done by somebody with the viewer's role, the most urgent first. */
export async function readTasks(platform: Platform, viewer: Viewer): Promise<ToldTask[]> {
  // Whoever reads what is published has nothing to do here.
  if (readsOnlyPublished(viewer.role)) return []
  const [warnings, findings, openRoles, demoTexts, dueToday, translations, variants] = await Promise.all([
    readWarnings(platform, viewer),
    countFindings(platform),
    readOpenRoles(platform, viewer),
    readDemoTexts(platform),
    readDueToday(platform, viewer),
    readOutdatedTranslations(platform, viewer),
    outdatedVariants(platform, viewer),
  ])
  const undescribed = findings['picture-undescribed'] ?? 0
  const all: Task[] = [
    ...warnings.map(taskOf),
    ...openRoles,
    {
      ...{ kind: 'undescribed', what: t('{n} images without alternative text', { n: undescribed }), where: '', named: [] },
      ...{ to: `${adminUrl('check')}?kind=picture-undescribed`, number: undescribed },
    },
    {
      ...{ kind: 'demo-left', what: t('{n} texts are still from the demo', { n: demoTexts.length }), where: '' },
      ...{ named: demoTexts.slice(0, NAMED), to: adminUrl('demo-texts'), number: demoTexts.length },
    },
    ...dueToday,
    ...translations,
    ...variants,
  ]
  const isToRead = onlyReads(viewer.role)
  return byUrgency(all.filter(({ kind, number }) => number > 0 && isFor(viewer, kind))).map((task) => ({ ...task, isToRead }))
}

function isFor({ role }: Viewer, kind: Task['kind']): boolean {
  const { areas, fields } = TASKS[kind]
  if (fields && !onlyReads(role) && (isScoped(role, 'programme') || !writesFields(role, recordTypeNamed('event'), fields))) return false
  return areas === 'all' || areas.some((area) => worksWith(role, area))
}

/** A warning that names its cases leads to the first, with which one begins; performances are linked together, in a list. */
function taskOf({ kind, text, number, to, named, where, differing }: OperationsWarning): Task {
  const place = kind === 'unlinked' ? to : (named[0]?.to ?? to)
  return {
    ...{ kind, number, what: t(text, { n: number }), where: where ?? '', to: addressOf(place), differing },
    named: named.map(({ title, to }) => ({ title, to: addressOf(to) })),
  }
}

/** Warnings name pages of the site by their paths, and screens of the admin area without its root. */
function addressOf(place: string): string {
  return place.startsWith('/') ? place : adminUrl(place)
}

/** The roles to come whose people are away, as one task, which leads to the first evening. */
async function readOpenRoles(platform: Platform, { role }: Viewer): Promise<Task[]> {
  // What a role limited to some productions may not see is not told either.
  if (isScoped(role, 'programme')) return []
  const open = await openAbsences(platform)
  const named = open.slice(0, NAMED).map(({ eventId, role, title, startsAt, name }) => ({
    title: t('{date}: {role} in “{title}” ({name} is away)', { date: formatShortDate(parseInstant(startsAt)), role, title, name }),
    to: adminUrl('event', eventId, 'cast'),
  }))
  const [first] = named
  if (!first) return []
  const what = t('{n} roles are to be recast', { n: open.length })
  return [{ kind: 'role-open', what, where: '', named, to: first.to, number: open.length }]
}

/** The translations whose original has changed, as one task; none on a site of one language. */
async function readOutdatedTranslations(platform: Platform, viewer: Viewer): Promise<Task[]> {
  const records = await readOutdated(platform, viewer)
  const [first] = records
  if (!first) return []
  const number = records.reduce((sum, record) => sum + record.number, 0)
  const named = records.slice(0, NAMED).map((record) => ({ title: record.title, to: translateUrl(record, record.locale) }))
  const to = `${adminUrl('translations')}?locale=${first.locale}&state=outdated`
  return [{ kind: 'translation-outdated', what: t('{n} translations are outdated', { n: number }), where: '', named, to, number }]
}

/** What says a page in Leichte Sprache or in a film and no longer fits it, as one task. */
async function outdatedVariants(platform: Platform, viewer: Viewer): Promise<Task[]> {
  const variants = await readOutdatedVariants(platform, viewer)
  const named = variants.slice(0, NAMED).map(({ title, path }) => ({ title, to: `${pageUrl(path)}?edit` }))
  const [first] = named
  if (!first) return []
  const what = t('{n} variants no longer fit their page', { n: variants.length })
  return [{ kind: 'variant-outdated', what, where: '', named, to: first.to, number: variants.length }]
}

/** What goes online or offline by itself in the rest of today, as one task. */
async function readDueToday(platform: Platform, viewer: Viewer): Promise<Task[]> {
  const today = dayOf(platform.clock.now())
  const coming = await readComingChanges(platform, viewer, COMING_SHOWN)
  const due = coming.filter(({ at, failure, unseen }) => failure === '' && !unseen && dayOf(parseInstant(at)).equals(today))
  if (due.length === 0) return []
  const named = due.map(({ title, to }) => ({ title, to }))
  const what = t('{n} changes go live today', { n: due.length })
  return [{ kind: 'due-today', what, where: '', named, to: adminUrl('changes'), number: due.length }]
}
