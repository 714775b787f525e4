import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type { SmtpSettings } from './smtp-settings.ts'

const WAIT_MS = 30_000

/**
 * Asks the mail server for its certificate, which is then trusted if it is the one that was named. Node compares certificates
 * by who has signed them alone, never by fingerprint.
 * @param sha256 in hexadecimal digits, upper case, without colons
 * @returns the certificate as PEM
 * @throws Error when the server has another, or none
 */
export async function certificateWithFingerprint({ host, port, isImplicitTls }: SmtpSettings, sha256: string): Promise<string> {
  const socket = connect({ host, port })
  // What comes once nobody waits for it must not end the process.
  socket.on('error', () => {})
  const signal = AbortSignal.timeout(WAIT_MS)
  signal.addEventListener('abort', () => socket.destroy())
  try {
    await once(socket, 'connect', { signal })
    if (!isImplicitTls) await startTls(socket)
    const secured: TLSSocket = connectTls({ socket, rejectUnauthorized: false })
    secured.on('error', () => {})
    await once(secured, 'secureConnect', { signal })
    const certificate = secured.getPeerX509Certificate()
    if (certificate?.fingerprint256.replaceAll(':', '') !== sha256) {
      throw new Error(`the certificate has another fingerprint than SMTP_CERTIFICATE: sha256:${certificate?.fingerprint256}`)
    }
    return certificate.toString()
  } finally {
    socket.destroy()
  }
}

async function startTls(socket: Socket): Promise<void> {
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })
  const replies = lines[Symbol.asyncIterator]()
  const next = async () => {
    for (;;) {
      const { value, done } = await replies.next()
      if (done) throw new Error('Connection closed unexpectedly')
      if (!/^\d{3}-/.test(value)) return value as string
    }
  }
  await next()
  socket.write('EHLO foyer\r\n')
  await next()
  socket.write('STARTTLS\r\n')
  const answer = await next()
  lines.close()
  if (!answer.startsWith('220')) throw new Error(`the server offers no certificate: ${answer}`)
}
