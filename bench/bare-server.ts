// Sends the bytes given on standard input, with nothing between them and node:http. Says when it listens.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const body = await buffer(process.stdin)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }
const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'))
