/** The embedded database of a house cannot be read. The message says what is wrong with it, in the words of PostgreSQL where they are its. */
export class DamagedDatabase extends Error {}

/** Kinds of SQLSTATE for what is damaged: internal errors, lost and unreadable files. */
const DAMAGE = /^(XX|58)/
const MAX_DEPTH = 6

/** The damage that a statement has met after the database was opened, if that is what an error or one of its causes says. */
export function damageMet(error: unknown): DamagedDatabase | undefined {
  let link = error as { code?: unknown; message?: string; cause?: unknown } | undefined
  for (let depth = 0; link && depth < MAX_DEPTH; depth++) {
    if (typeof link.code === 'string' && DAMAGE.test(link.code)) return new DamagedDatabase(link.message, { cause: error })
    link = link.cause as typeof link
  }
  return undefined
}

/** A house lies in the data folder, and its embedded database does not: making one would begin another house over it. */
export class LostDatabase extends Error {
  /** what of the house is there, as paths in the data folder */
  readonly found: string[]

  constructor(found: string[]) {
    super(`no database beside ${found.join(', ')}`)
    this.found = found
  }
}

/** Somebody has begun to restore a backup in the data folder, and was cut off. */
export class CutRestore extends Error {
  /** the folder in it in which the database lies that was there before; undefined where there was none */
  readonly aside: string | undefined

  constructor(aside: string | undefined) {
    super('a restore was cut off')
    this.aside = aside
  }
}
