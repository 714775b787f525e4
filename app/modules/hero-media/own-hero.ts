type Data = Record<string, unknown>

/** Whether a hero is fully edited: it has its own picture or film, or is set to show only its own fields. */
export function isOwnHero({ image, video, own_only }: Data): boolean {
  return Boolean(image || video || own_only)
}

/** Whether nobody has entered anything in a hero, so that without a performance it has nothing to show. */
export function isEmptyHero(data: Data): boolean {
  return !isOwnHero(data) && !data.headline && !data.text && !data.button_text
}
