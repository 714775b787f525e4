/** Kinds of contents that WordPress and plugins have for themselves; what they hold is no page, or is read in another way. */
const FOR_THEMSELVES =
  /^(?:post|page|attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|popup|feedback|product|shop_\w+)$|^(?:wp|tribe|elementor|e|acf|wpcf7|mc4wp|ngg|fusion|avia|et|vc|jp|rank|rm|borlabs|cmplz|wpforms|forminator)[-_]/

/** Names of such kinds by which sites call those who work there. */
const PEOPLE =
  /^(?:person(?:en|s)?|people|ensemble|ensemblemitglied(?:er)?|team|teammitglied(?:er)?|team[-_]members?|mitarbeiter(?:innen)?|k(?:u|ue|ü)nstler(?:innen)?|artists?|staff)$/i

/** What contents of such a kind are here. */
export function kindOfOwnType(type: string): 'page' | 'person' {
  return PEOPLE.test(type) ? 'person' : 'page'
}

/** Whether a kind of contents is one that a site has made for itself, as *stueck* or *person*. */
export function isOwnType(type: string): boolean {
  return type !== '' && !FOR_THEMSELVES.test(type)
}
