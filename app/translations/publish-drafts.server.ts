import {
  goingLive,
  isDraftOf,
  lockChosenTranslations,
  makeTranslationsLive,
  pageReference,
  readTranslationDrafts,
  type TranslationDraft,
} from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Locale } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { keepEarlier } from '../platform/translations/keep-earlier.server.ts'
import { translationDrafts } from '../platform/translations/tables.ts'
import { recordTypes } from '../records/registry.server.ts'
import { type WriteContext, withWriteContext } from '../records/write.server.ts'
import { settingsKind } from '../site/index.server.ts'
import { assertMayTranslate } from './assert-may-translate.server.ts'
import { readTranslations, readWorkingSubject, subjectKindNamed } from './read-translations.server.ts'
import { assertMayWithKind, isOfItsOwn, isOfSettings } from './rights.server.ts'
import type { DraftsPublication } from './schema.ts'
import type { SubjectTexts } from './texts-of-subjects.server.ts'
import type { TranslatedSubject } from './write-translation.server.ts'

type Answer = Awaited<ReturnType<typeof readTranslations>>

/**
 * Publishes drafts of a record's translations into one language, as they were shown, by whoever may edit what they translate.
 * A draft whose original is a draft itself stays one: it goes live on the page, with that.
 * @returns all texts of the record as they are then
 * @throws Problem 403, 404, 409 `others_included` with the names of those who have changed something since
 */
export function publishDrafts(
  platform: Platform,
  viewer: Viewer,
  subject: TranslatedSubject,
  { locale, units }: DraftsPublication,
): Promise<Answer> {
  return withDrafts(platform, viewer, { subject, locale }, async (work, texts) => {
    const object = { contentType: subject.type, objectId: subject.id }
    const chosen = await lockChosenTranslations(work.tx, viewer, object, { [locale]: units })
    const going = await draftsToWrite(work, viewer, { subject, texts, drafts: chosen })
    const live = going.filter(({ text, draft }) => !(text.waits && draft.source === text.original))
    const isOwn = isOfItsOwn(subject.type)
    await makeTranslationsLive(
      work,
      object,
      live.map(({ draft }) => goingLive(draft)),
      {
        // The audit log has kinds for records only; other texts are logged as settings.
        logged: { contentType: isOwn ? settingsKind.name : subject.type, title: texts.title },
        tags: isOfSettings(subject.type) ? ['settings'] : [],
      },
    )
  })
}

/**
 * Discards the drafts of a record's translations into one language. What they said is kept among the earlier wordings.
 * @returns all texts of the record as they are then
 * @throws Problem 403, 404
 */
export function discardDrafts(platform: Platform, viewer: Viewer, subject: TranslatedSubject, locale: Locale): Promise<Answer> {
  return withDrafts(platform, viewer, { subject, locale }, async (work, texts) => {
    const drafts = await readTranslationDrafts(work.tx, { contentType: subject.type, objectId: subject.id })
    const ofLanguage = drafts.filter((draft) => draft.locale === locale)
    for (const { draft } of await draftsToWrite(work, viewer, { subject, texts, drafts: ofLanguage })) {
      await keepEarlier(work.tx, draft)
      await work.tx.delete(translationDrafts).where(isDraftOf(draft))
    }
  })
}

async function withDrafts(
  platform: Platform,
  viewer: Viewer,
  { subject: { type: name, id }, locale }: { subject: TranslatedSubject; locale: Locale },
  act: (work: WriteContext, texts: SubjectTexts) => Promise<void>,
): Promise<Answer> {
  const kind = subjectKindNamed(platform, viewer, name)
  assertMayWithKind(viewer, 'write', kind.name)
  const type = recordTypes().find((one) => one.name === kind.name) ?? pageReference
  return withWriteContext({ platform, type, viewer }, async (work) => {
    const reader = { db: work.tx, clock: platform.clock }
    await act(work, await readWorkingSubject(reader, subjectKindNamed(reader, viewer, name), id))
    return readTranslations(reader, viewer, { type: name, id }, locale)
  })
}

type Found = { subject: TranslatedSubject; texts: SubjectTexts; drafts: TranslationDraft[] }

/** Drafts with their texts, those left out that have none any more. @throws Problem 403 unless the viewer may write them all */
async function draftsToWrite(work: WriteContext, viewer: Viewer, { subject, texts, drafts }: Found) {
  const found = drafts.flatMap((draft) => {
    const text = texts.texts.find(({ unit }) => unit === draft.field)
    return text ? [{ draft, text }] : []
  })
  for (const { text } of found) await assertMayTranslate(work, viewer, subject.type, { subject: texts, text })
  return found
}
