import type { Database } from './database.ts'
import { compileRowMapper } from './row-mapper.ts'

/**
 * Defines a statement that is built once instead of at each execution, for what most pages read: building one with a hundred
 * columns takes as long as mapping its rows. How to map them is decided once as well. Its parameters are placeholders. In a
 * transaction it is built anew, since a built statement runs on its own connection.
 * @param build ends with `.prepare('')`: without a name PostgreSQL keeps nothing of it, so a migration by another node cannot
 * make it fail
 * @returns a function that gives the statement for a database or transaction
 */
export function defineStatement<Statement extends object>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const statement = build(db)
    compileRowMapper(statement)
    built.set(db, statement)
    return statement
  }
}
