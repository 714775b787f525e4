type Data = Record<string, unknown>

/** Whether a hero is wholly its editor's: one with a picture or a film of its own, or one that is told to be. */
export function isOwnHero({ image, video, own_only }: Data): boolean {
  return Boolean(image || video || own_only)
}
