import { t } from '../platform/i18n/i18n.ts'
import type { ApiError } from '../staff-ui/api-client.ts'
import type { TranslationUnit } from './unit.ts'

/**
 * A unit as it stands on the screen: `typed` is what its field says, which is stored once it is `translation`; `stored` is what
 * the server made of that.
 */
export type EditedUnit = TranslationUnit & { typed: string | null; stored: string | null; error: string }

/** The space at the end of what was sent stays on the screen, though the server stores it without. */
export function ofServer({ translation }: TranslationUnit, sent: string | null): Pick<EditedUnit, 'translation' | 'stored'> {
  return { translation: translation === null ? null : sent, stored: translation }
}

/** What a unit is after it was refused: beside what somebody else wrote meanwhile, what was typed stays in its field. */
export function refusalOf({ problem }: ApiError): Partial<EditedUnit> {
  const theirs = problem.code === 'conflict' ? (problem.theirs as TranslationUnit) : undefined
  if (theirs) return { ...theirs, stored: theirs.translation, error: sentenceOfOthers() }
  return { error: problem.detail ?? t("Unfortunately, that didn't work.") }
}

function sentenceOfOthers(): string {
  return t('Here stands what you typed earlier. Meanwhile somebody else has translated this; Ctrl+S stores your text instead.')
}

/** Whether the same request may succeed later: nobody answered, or the server is in trouble. */
export function isPassing({ status }: ApiError): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** A unit with what was typed here before and never sent; somebody else’s translation since is not written over unasked. */
export function withUnsent(unit: TranslationUnit, unsent: { text: string | null; was: string | null } | undefined): EditedUnit {
  const known = { ...unit, typed: unit.translation, stored: unit.translation, error: '' }
  if (!unsent || unsent.text === unit.translation) return known
  return { ...known, typed: unsent.text, error: unsent.was === unit.translation ? '' : sentenceOfOthers() }
}

/** A unit as the server has it now, beside what is typed into its field and not stored. */
export function renewed(unit: TranslationUnit, known: EditedUnit | undefined): EditedUnit {
  const isTyped = known !== undefined && known.typed !== known.translation
  return { ...unit, stored: unit.translation, error: '', typed: isTyped ? known.typed : unit.translation }
}
