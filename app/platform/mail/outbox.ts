import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'

const FOLDER = 'outbox'
const INDEX = 'index.json'
const MAX_LISTED = 500

/** One mail in the outbox, as its index lists it. */
export type OutboxEntry = { file: string; to: string; subject: string; messageId: string }

let writing: Promise<unknown> = Promise.resolve()

/** Writes an email into the outbox folder as an `.eml` file and adds it to the index, the newest first. */
export async function putIntoOutbox(dataFolder: string, message: SendMailOptions): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...message,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const messageId = String(message.messageId ?? '')
  const file = `${messageId.replaceAll(/[^\w.-]/g, '') || Date.now()}.eml`
  // Serialised: the index is read and written as a whole.
  const work = writing.then(async () => {
    const folder = join(dataFolder, FOLDER)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, file), bytes as Buffer)
    const previous = (await readOutbox(dataFolder)).filter((entry) => entry.file !== file)
    const entry: OutboxEntry = { file, to: String(message.to), subject: String(message.subject), messageId }
    const index = JSON.stringify([entry, ...previous].slice(0, MAX_LISTED), undefined, 2)
    await writeFile(join(folder, `${INDEX}.new`), index)
    await rename(join(folder, `${INDEX}.new`), join(folder, INDEX))
  })
  writing = work.catch(() => {})
  await work
}

/** The mails of the outbox, the newest first. */
async function readOutbox(dataFolder: string): Promise<OutboxEntry[]> {
  const text = await readFile(join(dataFolder, FOLDER, INDEX), 'utf8').catch(() => '[]')
  return JSON.parse(text)
}
