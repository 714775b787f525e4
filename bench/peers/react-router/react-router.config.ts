import type { Config } from '@react-router/dev/config'

export default { buildDirectory: '../../../build-peers/react-router', ssr: true } satisfies Config
