// `npm run bench`: builds, then runs every measurement and prints its table.
import { spawnSync } from 'node:child_process'

for (const script of [
  'scripts/build.ts',
  'bench/page-throughput.ts',
  'bench/mixed-load.ts',
  'bench/peers.ts',
  'bench/cache-bypass.ts',
  'bench/after-save.ts',
  'bench/first-view-bytes.ts',
  'bench/phone-view.ts',
  'bench/lighthouse.ts',
  'bench/editor.ts',
  'bench/search-relevance.ts',
  'bench/search.ts',
  'bench/holds.ts',
  'bench/programme.ts',
  'bench/admin-lists.ts',
  'bench/hub-at-scale.ts',
  'bench/import.ts',
  'bench/planning-files.ts',
  'bench/memory-at-rest.ts',
  'bench/memory-growth.ts',
  'bench/nodes.ts',
]) {
  console.log(`\n— ${script}`)
  const quiet = script.startsWith('scripts/')
  const { status } = spawnSync(process.execPath, [script], { stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
