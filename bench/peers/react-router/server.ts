import * as build from 'virtual:react-router/server-build'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'

const handler = createRequestHandler(build as ServerBuild, 'production')
const app = new Hono()
app.all('*', (context) => handler(context.req.raw))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => console.log('ready'))
