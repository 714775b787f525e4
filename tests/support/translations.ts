import type { TranslationUnit } from '../../app/translations/schema.ts'
import type { Visitor } from './visitor.ts'

type Subject = { type: string; id: number }

/** The address of a record's translations in the API. */
export const translationsOf = ({ type, id }: Subject) => `/api/admin/translations/${type}/${id}`

/** The texts of a record with their translations into English. */
export async function unitsOf(staff: Visitor, subject: Subject): Promise<TranslationUnit[]> {
  return (await staff.getJson<{ units: TranslationUnit[] }>(`${translationsOf(subject)}?locale=en`)).body.units
}

/** Writes drafts of English texts, by their German ones. @returns the status of each answer */
export async function draft(staff: Visitor, subject: Subject, texts: Record<string, string | null>): Promise<number[]> {
  const statuses: number[] = []
  for (const { unit, original, translation: was } of await unitsOf(staff, subject)) {
    if (!(original in texts)) continue
    const change = { locale: 'en', unit, text: texts[original], original, was }
    statuses.push((await staff.send('PUT', translationsOf(subject), change)).status)
  }
  return statuses
}

/** Publishes all drafts of a record's English. */
export async function publishDrafts(staff: Visitor, subject: Subject) {
  const units = Object.fromEntries(
    (await unitsOf(staff, subject)).flatMap(({ unit, draft }) => (draft ? [[unit, draft.revision] as const] : [])),
  )
  return staff.send<{ units: TranslationUnit[] }>('POST', `${translationsOf(subject)}/publish`, { locale: 'en', units })
}

/** Translates texts for visitors: writes the drafts and publishes them. */
export async function translateLive(staff: Visitor, subject: Subject, texts: Record<string, string | null>): Promise<void> {
  await draft(staff, subject, texts)
  await publishDrafts(staff, subject)
}
