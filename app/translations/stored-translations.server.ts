import type { Database } from '../platform/database/database.ts'
import { translationDrafts, translations } from '../platform/translations/tables.ts'
import { checkedText } from './checked-text.server.ts'
import { allSubjectKinds, type SubjectKind } from './subjects.server.ts'
import { readSubjectTexts, readWorkingTexts, type SubjectTexts } from './texts-of-subjects.server.ts'

/**
 * Finds a stored translation, live or a draft, that its place would not take, for rows that came in past `writeTranslation`: pages draw rich
 * text without another look at it. Those of texts that are gone are never read.
 * @returns its record, unit and language
 */
export async function findBrokenTranslation(db: Database): Promise<string[] | undefined> {
  const live = await db.select().from(translations)
  const drafts = await db.select().from(translationDrafts)
  const broken =
    (await findBroken(db, live, (kind, ids) => readSubjectTexts({ db }, kind, ids))) ??
    (await findBroken(db, drafts, async (kind, ids) => {
      const working = await Promise.all(ids.map((id) => readWorkingTexts({ db }, kind, id)))
      return working.filter((subject) => subject !== undefined)
    }))
  return broken && [broken.recordType, String(broken.recordId), broken.field, broken.locale]
}

type Row = { recordType: string; recordId: number; field: string; locale: string; text: string | null }

/** @param readTexts reads the texts of records that the rows translate */
async function findBroken<Stored extends Row>(
  db: Database,
  rows: readonly Stored[],
  readTexts: (kind: SubjectKind, ids: number[]) => Promise<SubjectTexts[]>,
): Promise<Stored | undefined> {
  for (const [name, ofKind] of Map.groupBy(rows, ({ recordType }) => recordType)) {
    const kind = allSubjectKinds({ db }).find((one) => one.name === name)
    if (!kind) continue
    const subjects = await readTexts(kind, [...new Set(ofKind.map(({ recordId }) => recordId))])
    const textsOf = new Map(subjects.map(({ id, texts }) => [id, new Map(texts.map((text) => [text.unit, text]))]))
    const broken = ofKind.find(({ recordId, field, text: given }) => {
      const text = textsOf.get(recordId)?.get(field)
      return text && given !== null && !isTaken(() => checkedText(kind, text, given))
    })
    if (broken) return broken
  }
  return undefined
}

function isTaken(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}
