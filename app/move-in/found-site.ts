import type { EventMark } from '../programme/schema.ts'

/** A picture of another site, by its absolute address. */
export type FoundPicture = { address: string; alt: string; credit: string }

/** A page, an article or somebody's page of another site, as it says itself. */
export type FoundDocument = {
  kind: 'page' | 'article' | 'person'
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
  /** pages there that list what has one of its categories or tags */
  lists?: { kind: 'category' | 'tag'; name: string; address: string }[]
}

/** Somebody who takes part in a production: a name and what she does. */
export type FoundContributor = { name: string; role: string; kind: 'cast' | 'team' }

/** A production of another site, where it says more of it than its performances do. Those of its title belong to it. */
export type FoundProduction = {
  /** absolute; what it is known by */
  address: string
  title: string
  subline: string
  /** plain words before the text */
  teaser: string
  html: string
  /** the first is the wide one */
  pictures: FoundPicture[]
  durationMinutes: number | undefined
  intermissions: number
  ageFrom: number | undefined
  language: string
  contentNotes: string
  sponsors: string
  genre: string
  contributors: FoundContributor[]
}

/** Where a house or room is. */
export type FoundPlace = { street: string; postalCode: string; city: string }

/** A performance of another site; those of one title are one production. */
export type FoundPerformance = {
  /** absolute */
  address: string
  /** whether the address is only a name of it: no page of the other site, or one that stays, as that of a shop */
  isPageless?: boolean
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
  /** its number in the ticket shop, by which prices and seats come from there */
  shopNumber?: string
  isFree?: boolean
  /** what tickets cost there, for people */
  prices?: string
  placeAddress?: FoundPlace
  marks?: EventMark[]
}

/** What was read: a WordPress by its calls, a file exported from one, a ticket shop, a programme as ORIF or as a calendar, or any site by its pages. */
export type SourceKind = 'wordpress' | 'wordpress-file' | 'pretix' | 'orif' | 'calendar' | 'site'

/** What another site has, as far as it can be moved. */
export type FoundSite = {
  kind: SourceKind
  /** what it calls itself */
  name: string
  documents: FoundDocument[]
  /** missing where the source knows performances alone */
  productions?: FoundProduction[]
  performances: FoundPerformance[]
  /** what could not be read, for people */
  problems: string[]
}

/** The most that one run moves; what is beyond comes with the next. */
export const MAX_DOCUMENTS = 2000
export const MAX_PERFORMANCES = 5000
