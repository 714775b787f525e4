// Sends what it reads from standard input, with nothing between it and node:http: a first line with the headers as
// JSON, then the body. Writes a line when it listens.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const input = await buffer(process.stdin)
const lineEnd = input.indexOf('\n')
const headers = JSON.parse(input.toString('utf8', 0, lineEnd)) as string[]
const body = input.subarray(lineEnd + 1)
const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'))
