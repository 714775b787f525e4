// `npm run dev`: the server with Vite as middleware, which transforms server code and routes and reloads them on edits.
import { createServer as createVite } from 'vite'
import type { createFoyer } from '../app/server.ts'
import type { openDemoHouse } from '../demo/open.ts'

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const server = (await vite.ssrLoadModule('/app/server.ts')) as { createFoyer: typeof createFoyer }
const demo = (await vite.ssrLoadModule('/demo/open.ts')) as { openDemoHouse: typeof openDemoHouse }
const foyer = await server.createFoyer(process.env, () => vite.ssrLoadModule('virtual:react-router/server-build') as never, {
  middleware: vite.middlewares,
})
await demo.openDemoHouse(foyer)
console.log(`Foyer läuft: ${await foyer.listen()}`)
