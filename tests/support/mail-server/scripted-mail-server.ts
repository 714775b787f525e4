import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'

/** What a server does at a step: it says a line, falls silent, hangs up, or says a line late. */
export type Step = string | 'silent' | 'hangs up' | { late: string; ms: number }
type StepName = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end of data'

/** A mail server that does at each step what a test says, and keeps what it was sent. */
export type ScriptedMailServer = {
  port: number
  /** mails whose end has arrived: a real server would have kept them, whatever it says then */
  kept: string[]
  close(): Promise<void>
}

export type Script = Partial<Record<StepName, Step>> & {
  /** the certificate it shows, by STARTTLS unless `isImplicit`; none without */
  certificate?: 'self-signed' | 'signed'
  isImplicit?: true
  asksForLogin?: true
}

/** The certificate of the test's own authority, which has signed `signed`. */
export const AUTHORITY = new URL('authority.pem', import.meta.url).pathname
export const SELF_SIGNED = new URL('self-signed.pem', import.meta.url).pathname

const USUAL: Record<StepName, Step> = {
  greeting: '220 mail.haus.example',
  EHLO: '250 mail.haus.example',
  STARTTLS: '220 Go ahead',
  AUTH: '235 Welcome',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go ahead',
  'end of data': '250 Kept',
}

/** Starts such a server on a port of this machine. */
export async function startScriptedMailServer(script: Script): Promise<ScriptedMailServer> {
  const sockets = new Set<Socket>()
  const kept: string[] = []
  const tls = script.certificate && {
    key: readFileSync(new URL(`${script.certificate}.key`, import.meta.url)),
    cert: readFileSync(new URL(`${script.certificate}.pem`, import.meta.url)),
  }
  const onSocket = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    answer(socket, 'greeting', script)
    converse(socket, script, tls, kept)
  }
  const server = script.isImplicit && tls ? createTlsServer(tls, onSocket) : createServer(onSocket)
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    kept,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function answer(socket: Socket, name: StepName, script: Script): void {
  const step = script[name] ?? USUAL[name]
  if (step === 'silent') return
  if (step === 'hangs up') return void socket.destroy()
  if (typeof step === 'string') return void socket.write(`${step}\r\n`)
  setTimeout(() => socket.write(`${step.late}\r\n`), step.ms)
}

function converse(socket: Socket, script: Script, tls: { key: Buffer; cert: Buffer } | undefined, kept: string[], isSecure = false): void {
  let pending = ''
  let isData = false
  const onData = (chunk: Buffer) => {
    pending += chunk.toString('latin1')
    for (;;) {
      const ending = isData ? '\r\n.\r\n' : '\r\n'
      const end = pending.indexOf(ending)
      if (end < 0) return
      const piece = pending.slice(0, end)
      pending = pending.slice(end + ending.length)
      if (isData) {
        isData = false
        kept.push(piece)
        answer(socket, 'end of data', script)
      } else follow(piece)
    }
  }
  const follow = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') return greet()
    if (verb === 'HELO') return void socket.write('250 mail.haus.example\r\n')
    if (verb === 'STAR') {
      if (!tls) return void socket.write('502 Unknown\r\n')
      answer(socket, 'STARTTLS', script)
      if (script.STARTTLS) return
      socket.off('data', onData)
      return converse(
        new TLSSocket(socket, { isServer: true, ...tls }).on('error', () => {}),
        script,
        tls,
        kept,
        true,
      )
    }
    if (verb === 'AUTH') return answer(socket, 'AUTH', script)
    if (verb === 'MAIL' || verb === 'RCPT') return answer(socket, verb, script)
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n')
    if (verb !== 'DATA') return void socket.write('502 Unknown\r\n')
    isData = script.DATA === undefined
    answer(socket, 'DATA', script)
  }
  const greet = () => {
    if (script.EHLO) return answer(socket, 'EHLO', script)
    const offers = [tls && !isSecure && !script.isImplicit ? 'STARTTLS' : '', script.asksForLogin ? 'AUTH PLAIN LOGIN' : '']
    socket.write(
      `${['mail.haus.example', ...offers.filter(Boolean), 'ENHANCEDSTATUSCODES'].map((line, i, all) => `250${i === all.length - 1 ? ' ' : '-'}${line}`).join('\r\n')}\r\n`,
    )
  }
  socket.on('data', onData)
}
