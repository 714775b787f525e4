import { useState } from 'react'
import type { ChangedModule } from './changed-modules.ts'
import { chosenTexts, type LanguageDecisions, tickedLanguages } from './translated-texts.ts'
import type { PendingChanges } from './use-pending-changes.ts'

/**
 * Which translations go live with the chosen modules.
 * @param chosen the ticked modules, whose translations need not wait for their German
 */
export function useLanguages(pending: PendingChanges | undefined, chosen: readonly ChangedModule[]) {
  const [decisions, setDecisions] = useState<LanguageDecisions>(new Map())
  const languages = pending?.languages ?? []
  const planned = new Set((pending?.scheduled ?? []).flatMap(({ failure, translations }) => (failure ? [] : Object.keys(translations))))
  const ticked = tickedLanguages(languages, decisions, planned)
  const all = languages.reduce((sum, { units }) => sum + units.length, 0)
  return {
    languages,
    ticked,
    tick: (locale: string, isTicked: boolean) => setDecisions(new Map([...decisions, [locale, isTicked]])),
    texts: { ...chosenTexts(languages, ticked, chosen), all },
  }
}
