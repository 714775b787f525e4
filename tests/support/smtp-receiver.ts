import { createServer, type Socket } from 'node:net'

/** A received email, with its plain-text and HTML parts decoded. */
export type ReceivedMail = { from: string; to: string[]; raw: string; headers: Map<string, string>; text: string; html: string }

/** A mail server for tests with the part of SMTP that the site uses, on a port of the loopback interface. */
export type SmtpReceiver = {
  url: string
  mails: ReceivedMail[]
  /** the status for each recipient; 250 by default */
  answerTo: (recipient: string) => string
  /** the status for the sender of each mail; 250 by default */
  answerToSender: () => string
  /** the answer to a mail that has arrived, after which it hangs up if that is null */
  answerToMail: (recipient: string) => Promise<string | null> | string | null
  close(): Promise<void>
}

export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    converse(socket, receiver)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const receiver: SmtpReceiver = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    answerTo: () => '250 OK',
    answerToSender: () => '250 OK',
    answerToMail: () => '250 Kept',
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return receiver
}

function converse(socket: Socket, receiver: SmtpReceiver): void {
  let from = ''
  let to: string[] = []
  let pending = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)

  function command(line: string): void {
    const argument = /<([^>]*)>/.exec(line)?.[1] ?? ''
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO' || verb === 'HELO' || verb === 'RSET' || verb === 'NOOP') return void say('250 OK')
    if (verb === 'QUIT') return void say('221 Bye')
    if (verb === 'MAIL') {
      from = argument
      to = []
      return void say(receiver.answerToSender())
    }
    if (verb === 'RCPT') {
      const answer = receiver.answerTo(argument)
      if (answer.startsWith('250')) to.push(argument)
      return void say(answer)
    }
    if (verb !== 'DATA') return void say('502 Unknown')
    isData = true
    say('354 Go ahead')
  }

  say('220 receiver')
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1')
    for (;;) {
      const end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const piece = pending.slice(0, end)
      pending = pending.slice(end + (isData ? 5 : 2))
      if (!isData) {
        command(piece)
        continue
      }
      isData = false
      receiver.mails.push({ from, to, ...parsed(piece.replaceAll(/^\.\./gm, '.')) })
      Promise.resolve(receiver.answerToMail(to[0] ?? '')).then((answer) => (answer === null ? socket.destroy() : say(answer)))
    }
  })
}

function parsed(raw: string) {
  const { headers, body } = split(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary ? body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, ''))) : [{ headers, body }]
  const of = (type: string) => {
    const part = parts.find((candidate) => candidate.headers.get('content-type')?.startsWith(type))
    return part ? decoded(part.body, part.headers.get('content-transfer-encoding') ?? '') : ''
  }
  return { raw, headers, text: of('text/plain'), html: of('text/html') }
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
  return { headers, body: text.slice(end + 4) }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8')
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
