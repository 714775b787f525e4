import type { Database } from '../platform/database/database.ts'
import { translations } from '../platform/translations/tables.ts'
import { checkedText } from './checked-text.server.ts'
import { allSubjectKinds } from './subjects.server.ts'
import { readSubjectTexts } from './texts-of-subjects.server.ts'

/**
 * Finds a stored translation that its place would not take, for rows that came in past `writeTranslation`: pages draw rich
 * text without another look at it. Those of texts that are gone are never read.
 * @returns its record, unit and language
 */
export async function findBrokenTranslation(db: Database): Promise<string[] | undefined> {
  const rows = await db.select().from(translations)
  for (const [name, ofKind] of Map.groupBy(rows, ({ recordType }) => recordType)) {
    const kind = allSubjectKinds({ db }).find((one) => one.name === name)
    if (!kind) continue
    const subjects = await readSubjectTexts({ db }, kind, [...new Set(ofKind.map(({ recordId }) => recordId))])
    const textsOf = new Map(subjects.map(({ id, texts }) => [id, new Map(texts.map((text) => [text.unit, text]))]))
    const broken = ofKind.find((row) => {
      const text = textsOf.get(row.recordId)?.get(row.field)
      return text && !isTaken(() => checkedText(kind, text, row.text))
    })
    if (broken) return [broken.recordType, String(broken.recordId), broken.field, broken.locale]
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
