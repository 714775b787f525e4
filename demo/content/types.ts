import type { ZweiklangName } from '../../app/platform/theme/color-pair.ts'

/**
 * Types of the demo content. Texts of several paragraphs
 * are light Markdown (paragraphs, `**bold**`, `*italic*`, `[text](address)`, lists
 * with `- ` or `1. `); `rich-text.ts` turns them into the editor's document JSON.
 * Records refer to each other by slug; the fill resolves slugs to ids.
 */

export type RoomSlug = 'grosses-haus' | 'foyer' | 'werkhalle' | 'seebuehne' | 'studio'

export type DemoVenue = {
  slug: string
  name: string
  claim: string
  street: string
  postalCode: string
  city: string
  description: string
  directions: string
  accessibility: string
  latitude: number
  longitude: number
  zweiklang: ZweiklangName
  rooms: { slug: RoomSlug; name: string; seats: number }[]
}

export type DemoPerson = {
  slug: string
  firstName: string
  lastName: string
  /** slug of a person category, e.g. `schauspiel`, `tanz`, `regie`, `dramaturgie` */
  category: string
  /** shown under the name, e.g. `Schauspielerin`, `Chefdramaturg` */
  position: string
  biography: string
  zweiklang: ZweiklangName
}

/** A contributor without a page: a guest, an orchestra, a choir. */
export type DemoGuest = Pick<DemoPerson, 'slug' | 'firstName' | 'lastName'>

export type DemoContributor = {
  /** `Regie`, `Bühne`, `Musik` for the team; the part played for the cast */
  role: string
  kind: 'team' | 'cast'
  /** full name of a person of the theatre or of a guest; the fill throws on any other */
  person: string
}

export type DemoProduction = {
  slug: string
  title: string
  /** e.g. `Komödie von Henrike Vahl` */
  subline: string
  /** slug of an exhibition type (Sparte): `schauspiel`, `tanz`, `musiktheater`, `konzert`, `familie`, `gespraech` */
  type: string
  /** slug of a genre, e.g. `komoedie`, `drama`, `oper`, `urauffuehrung` */
  genre: string
  tags: string[]
  series: string[]
  season: 'previous' | 'current' | 'next'
  room: RoomSlug
  /** usual local start times of the production, `HH:MM` */
  startTimes: string[]
  durationMinutes: number
  intermissions: number
  ageFrom?: number
  language?: string
  /** one or two sentences for lists and search engines */
  teaser: string
  /** four to six paragraphs for the production page */
  description: string
  /** content notes, in neutral words; absent when there are none */
  contentNotes?: string
  /** information before a visit: weather, seating, latecomers */
  importantInfo?: string
  /** co-producers */
  promoter?: string
  /** sponsors */
  sponsors?: string
  /** items of a concert or evening programme */
  programme?: { composer: string; work: string; isRecorded?: boolean }[]
  contributors: DemoContributor[]
  /** full names of understudies on some evenings, by the part in the cast */
  understudies?: Record<string, string>
  /** whether its pages show the theatre's film */
  hasFilm?: boolean
  zweiklang: ZweiklangName
  priceTable: 'grosses-haus' | 'werkhalle' | 'seebuehne' | 'studio' | 'foyer' | 'free'
}

export type DemoSeries = {
  slug: string
  name: string
  claim: string
  description: string
  zweiklang: ZweiklangName
}

export type DemoArticle = {
  slug: string
  preline: string
  title: string
  subline: string
  lead: string
  /** slug of an article category */
  category: string
  tags: string[]
  author: string
  publishedDaysAgo: number
  /** slug of the production that the article is about */
  production?: string
  /** content of the article; becomes page-editor modules in this order */
  body: DemoArticleBlock[]
  zweiklang: ZweiklangName
}

export type DemoArticleBlock =
  | { kind: 'text'; text: string }
  | { kind: 'headline'; text: string }
  | { kind: 'quote'; text: string; author: string }
  | { kind: 'image'; caption: string }
