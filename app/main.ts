// The program that a build starts: the server with the routes compiled in.
import * as build from 'virtual:react-router/server-build'
import { main } from './server.ts'

await main(build)
