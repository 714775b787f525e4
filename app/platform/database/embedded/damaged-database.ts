/** The embedded database of a house cannot be read. The message says what is wrong with it, in the words of PostgreSQL where they are its. */
export class DamagedDatabase extends Error {}

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
