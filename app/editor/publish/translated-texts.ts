import { OWN_FIELDS } from '../../content/index.ts'
import type { Locale } from '../../platform/i18n/i18n.ts'
import type { TranslationUnit } from '../../translations/unit.ts'
import type { ChangedModule } from './changed-modules.ts'

/** The drafts of a page's translations into one language. */
export type TranslatedLanguage = { locale: Locale; units: TranslationUnit[] }

/** Ticks set or removed by hand, by language. */
export type LanguageDecisions = ReadonlyMap<string, boolean>

/**
 * The languages whose drafts go live: at first those with nothing but one's own drafts, all of which fit their originals.
 * @param planned the languages of which something is planned already
 */
export function tickedLanguages(
  languages: readonly TranslatedLanguage[],
  decisions: LanguageDecisions,
  planned: ReadonlySet<string> = new Set(),
): Set<string> {
  const isTicked = ({ locale, units }: TranslatedLanguage) =>
    decisions.get(locale) ?? (!planned.has(locale) && units.every(({ draft, state }) => draft?.isMine && state !== 'outdated'))
  return new Set(languages.filter(isTicked).map(({ locale }) => locale))
}

/** The drafts of a language that can go live: not those whose German is a draft that is not ticked. */
export function readyTexts({ units }: TranslatedLanguage, chosen: readonly ChangedModule[]): TranslationUnit[] {
  return units.filter((unit) => !unit.waits || chosen.some((module) => holds(module, unit)))
}

/** The chosen drafts as the server takes them, and how many they are. */
export function chosenTexts(languages: readonly TranslatedLanguage[], ticked: ReadonlySet<string>, chosen: readonly ChangedModule[]) {
  const ready = languages
    .filter(({ locale }) => ticked.has(locale))
    .map((language) => ({ locale: language.locale, units: readyTexts(language, chosen) }))
  return {
    translations: Object.fromEntries(
      ready.map(({ locale, units }) => [locale, Object.fromEntries(units.map(({ unit, draft }) => [unit, draft?.revision ?? '']))]),
    ),
    count: ready.reduce((sum, { units }) => sum + units.length, 0),
  }
}

/** Whether a text stands in a module, or among the own fields of a record. */
function holds({ id, type, newer }: ChangedModule, { unit }: TranslationUnit): boolean {
  const place = unit.split(/[.~]/, 1)[0] ?? ''
  return id === place || (type === OWN_FIELDS && newer !== undefined && Object.hasOwn(newer.data, place))
}
