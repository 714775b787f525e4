import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders that are broken. */
export const BROKEN_FOLDERS = ['app', 'sandbox-shop'] as const

const SOURCE = /\.(ts|tsx|css)$/
/** Tests, texts, declarations of types, tables (which would need a migration) and examples of the API's documentation. */
const LEFT_ALONE = /\.test\.tsx?$|\.d\.ts$|(^|\/)texts\.[\w.-]+\.ts$|(^|\/)tables\.ts$|(^|\/)examples\.ts$/

/** @returns the room of the README's map that a file lies in: a folder of `app/`, `server` for the program itself, or the shop */
export function roomOf(file: string): string {
  const [folder = '', room = '', ...rest] = file.split('/')
  if (folder !== 'app') return folder
  return rest.length === 0 ? 'server' : room
}

/** @returns the files that may be broken, in order */
export function breakableFiles(root = '.'): string[] {
  return BROKEN_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
    .filter((file) => SOURCE.test(file) && !LEFT_ALONE.test(file))
    .sort()
}
