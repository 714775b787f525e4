import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app/shell',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // The routes are few and known; asking the server for them one by one would cost a round trip each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
