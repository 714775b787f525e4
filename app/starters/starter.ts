import type { EventWord } from '../platform/i18n/event-word.ts'
import type { WrittenNode } from './nodes.ts'

/**
 * A page of a starter. Its modules wait as a draft and the page is offline: what only the house knows is marked in its texts as
 * `[Bitte eintragen: …]`, what only some houses may say as `[Bitte bestätigen: …]`, and nothing with a mark can be published.
 * `{haus}` stands for the house's name in modules.
 */
export type StarterPage = {
  slug: string
  title: string
  description: string
  place: 'menu' | 'footer'
  nodes: WrittenNode[]
  /** pages below it */
  below?: Omit<StarterPage, 'place'>[]
}

/** A question of a form. */
export type StarterQuestion = {
  label: string
  type: 'text' | 'textarea' | 'email' | 'select' | 'checkboxes' | 'number' | 'date' | 'url'
  required?: boolean
  choices?: string[]
  help?: string
  detail?: 'name' | 'organization'
}

/** A form that visitors fill in; its entries go to whoever starts the house. */
export type StarterForm = { slug: string; title: string; intro: string; successText: string; questions: StarterQuestion[] }

/** One of the lists that every house has, as this kind of house calls it. */
export type StarterList = { title: string; description: string; inMenu: boolean }

/** A whole site of one kind of house, to begin with. */
export type Starter = {
  /** what this kind of house calls its dates, where it is not performances */
  eventWord?: EventWord
  /** Sparten */
  artForms: string[]
  /** groups of people */
  groups: string[]
  lists: Record<'events' | 'productions' | 'ensemble' | 'magazine', StarterList>
  /** online at once, except for modules with marks, which wait as a draft */
  home: { description: string; nodes: WrittenNode[] }
  pages: StarterPage[]
  forms: StarterForm[]
}
