/** What houses call that to which one buys a ticket: a theatre its performance, a museum or a concert hall its event. */
export const EVENT_WORDS = ['performance', 'event'] as const
export type EventWord = (typeof EVENT_WORDS)[number]
/** The word that all texts are written with. */
export const DEFAULT_EVENT_WORD = 'performance' satisfies EventWord

/** The replacements by language. Both German words are feminine and form their plural alike, so whatever stands around them holds. */
const REPLACED = {
  de: [[/([Vv])orstellung/g, '$1eranstaltung']] as [RegExp, string][],
  en: [
    [/\b([Aa]) performance/g, '$1n event'],
    [/performance/g, 'event'],
    [/Performance/g, 'Event'],
  ],
} satisfies Record<string, [RegExp, string][]>

/**
 * A text of the catalogue in the word of a house that says *event*.
 * @param text before its placeholders are filled: what staff have written keeps its words
 */
export function sayEvent(text: string, locale: keyof typeof REPLACED): string {
  return REPLACED[locale].reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), text)
}
