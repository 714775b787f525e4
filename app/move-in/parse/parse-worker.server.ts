import { DEFAULT_LOCALE, setCatalogue } from '../../platform/i18n/i18n.ts'
import { handleIsolatedTask } from '../../platform/isolated-worker/isolated-worker.ts'
import type { FoundSite } from '../found-site.ts'
import { type MovedHtml, type MovedModules, modulesOfHtml } from './modules-of-html.ts'
import { parseCalendar } from './parse-calendar.ts'
import { parseOrif } from './parse-orif.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'
import { NoWordPressFile, parseWordPressFile, type WordPressFile } from './parse-wordpress-file.ts'

/** What another site wrote is parsed apart from the server: it may be of any size and kind. */
export type ParseTask =
  | { kind: 'wordpress-file'; xml: string }
  | { kind: 'page'; html: string; address: string }
  | { kind: 'orif'; json: string; address: string }
  | { kind: 'calendar'; text: string; address: string }
  | { kind: 'texts'; texts: MovedHtml[] }

/** By the kind of the task; `foreign` where the file is none of WordPress. */
export type ParseResults = {
  'wordpress-file': WordPressFile | 'foreign'
  page: ParsedPage
  orif: FoundSite | undefined
  calendar: FoundSite | undefined
  texts: MovedModules[]
}

export const workerUrl = import.meta.url

handleIsolatedTask(async (task: ParseTask): Promise<ParseResults[ParseTask['kind']]> => {
  switch (task.kind) {
    case 'wordpress-file':
      try {
        return parseWordPressFile(task.xml)
      } catch (error) {
        if (error instanceof NoWordPressFile) return 'foreign'
        throw error
      }
    case 'page':
      return parsePage(task.html, task.address)
    case 'orif':
      return parseOrif(task.json, task.address)
    case 'calendar':
      // What cannot be read is said in words.
      setCatalogue((await import('../../texts/browser-texts.ts')).browserTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
      return parseCalendar(task.text, task.address)
    case 'texts':
      return task.texts.map(modulesOfHtml)
  }
})
