import type { ServerBuild } from 'react-router'
import { pageLog } from './admin/index.server.ts'
import { listenForCommands } from './command-line/command-socket.ts'
import { executeCommand, runCommand } from './command-line/run.ts'
import { makeFirstPage, repairSystemPages } from './content/index.server.ts'
import { moduleRegistry } from './modules/module-registry.server.ts'
import { builtInRole } from './platform/auth/built-in-roles.ts'
import { createFirstAdministrator, hasAnyAccount } from './platform/auth/first-administrator.ts'
import { readConfig } from './platform/config/config.ts'
import { isDatabaseUnavailable } from './platform/database/outage.ts'
import { DEFAULT_LOCALE, setCatalogue } from './platform/i18n/i18n.ts'
import { describeSmtp, readSmtpSettings } from './platform/mail/smtp-settings.ts'
import { startFailureOf } from './server/start-failure.server.ts'
import { createFoyer, type Foyer } from './server.ts'
import { readSettingsInTx } from './site/index.server.ts'
import { isStarterPossible, writeStarter } from './starters/index.server.ts'
import { serverTexts } from './texts/server-texts.ts'

const START_ATTEMPTS = 5

/**
 * Starts the server, and shuts it down gracefully on SIGINT and SIGTERM. An error that an operator can fix (an invalid
 * setting, a folder or a port in use, a damaged database) is printed in a sentence and ends the process with the exit code for it.
 */
export async function start(build: ServerBuild): Promise<void> {
  try {
    const { foyer, address } = await untilOpen(() => open(build))
    const stopCommands = listenForCommands(foyer, executeCommand)
    logMailSettings(foyer)
    await sayHowToGetIn(foyer)
    foyer.platform.log.info({ address }, 'Foyer is ready')
    stopOnSignal(async () => {
      await stopCommands()
      await foyer.close(foyer.platform.config.DRAIN_SECONDS * 1000)
    })
  } catch (error) {
    const failure = await startFailureOf(error, process.env)
    console.error(failure ? failure.lines.join('\n') : error)
    process.exit(failure?.exitCode ?? 1)
  }
}

/** Says once where mails go, as an operator would check it. */
function logMailSettings({ platform: { config, log } }: Foyer): void {
  const smtp = readSmtpSettings(config)
  log.info(smtp ? describeSmtp(smtp) : 'No mail server is configured (SMTP_URL): emails are kept in DATA_DIR/outbox.')
}

/** Says how the first person gets in, while nobody has an account. */
async function sayHowToGetIn({ platform }: Foyer): Promise<void> {
  if (await hasAnyAccount(platform)) return
  platform.log.warn(
    `Nobody has an account yet. Make the first administrator with "npm run foyer -- create-admin EMAIL", then log in at ${platform.config.publicUrl}/cms-hub.`,
  )
}

async function open(build: ServerBuild): Promise<{ foyer: Foyer; address: string }> {
  const foyer = await createFoyer(process.env, build)
  try {
    await createFirstAdministrator(foyer.platform, foyer.auth)
    if (foyer.platform.config.DEMO_HOUSE === 'on') {
      const { openDemoHouse } = await import('../demo/open.ts')
      await openDemoHouse(foyer)
    } else await makeFirstPage(foyer.platform, (await readSettingsInTx(foyer.platform.db)).design.houseName)
    await repairSystemPages(foyer.platform)
    await startHouse(foyer)
    return { foyer, address: await foyer.listen() }
  } catch (error) {
    await foyer.close().catch(() => {})
    throw error
  }
}

/** Writes the starter site that the operator names, into a house without pages; at later starts it has some. */
async function startHouse({ platform }: Foyer): Promise<void> {
  const { FOYER_STARTER: name, ADMIN_EMAIL: email = '' } = platform.config
  if (!name || !(await isStarterPossible(platform))) return
  const writer = { id: 'starter', email, name: 'Foyer', firstName: '', lastName: '', role: builtInRole('admin') }
  await writeStarter({ platform, log: pageLog(platform), modules: moduleRegistry }, writer, name)
}

/** Starts again, up to `START_ATTEMPTS` times in all, when the database becomes unavailable during the start. */
async function untilOpen<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = START_ATTEMPTS - 1; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0 || !isDatabaseUnavailable(error)) throw error
      console.error('The database became unavailable during the start; trying again.')
    }
  }
}

/** Runs a command of the command line instead of the server. @returns the exit code */
export async function command(open: () => Promise<Foyer>, args: string[]): Promise<number> {
  try {
    setCatalogue(serverTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
    const dataFolder = readConfig(process.env).DATA_DIR
    return await runCommand({ open, dataFolder, say: console.log }, args)
  } catch (error) {
    const failure = await startFailureOf(error, process.env)
    console.error(failure ? failure.lines.join('\n') : error)
    return failure?.exitCode ?? 1
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
