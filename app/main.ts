// The entry point of the built server. Tests import it and create servers of their own with the same routes.
import * as build from 'virtual:react-router/server-build'
import { createFoyer } from './server.ts'
import { command, start } from './start.ts'

/** Creates a server with the routes of this build. */
export function openFoyer(environment: NodeJS.ProcessEnv, options?: Parameters<typeof createFoyer>[2]) {
  return createFoyer(environment, build, options)
}

if (import.meta.main) {
  // Whatever it writes is for its owner alone: pictures, mails, backups, archives.
  process.umask(0o077)
  const args = process.argv.slice(2)
  if (args.length === 0) await start(build)
  else process.exit(await command(() => openFoyer(process.env), args))
}
