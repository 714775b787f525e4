/** A picture of another site, by its absolute address. */
export type FoundPicture = { address: string; alt: string; credit: string }

/** A page or an article of another site, as it says itself. */
export type FoundDocument = {
  kind: 'page' | 'article'
  /** absolute */
  address: string
  /** plain words */
  title: string
  /** plain words before the text; empty for none */
  lead: string
  html: string
  picture: FoundPicture | undefined
  /** an instant; undefined where it is not said */
  publishedAt: string | undefined
  author: string
  /** first is the one it belongs to */
  categories: string[]
  tags: string[]
}

/** A performance of another site; those of one title are one production. */
export type FoundPerformance = {
  /** absolute */
  address: string
  /** title of the production, plain words */
  title: string
  html: string
  picture: FoundPicture | undefined
  /** instants */
  startsAt: string
  endsAt: string | undefined
  /** name of the house or room; empty where it is not said */
  place: string
  isCancelled: boolean
  /** where tickets are sold; empty for nowhere */
  ticketUrl: string
}

export const SOURCE_KINDS = ['wordpress', 'wordpress-file', 'site'] as const
/** What was read: a WordPress by its calls, a file exported from one, or any site by its pages. */
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** What another site has, as far as it can be moved. */
export type FoundSite = {
  kind: SourceKind
  /** what it calls itself */
  name: string
  documents: FoundDocument[]
  performances: FoundPerformance[]
  /** what could not be read, for people */
  problems: string[]
}

/** The most that one run moves; what is beyond comes with the next. */
export const MAX_DOCUMENTS = 2000
export const MAX_PERFORMANCES = 5000
