// Builds the site into BUILD_DIR (default `build`) and writes Brotli and gzip versions beside every text asset.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { VISITORS_MANIFEST } from '../app/shell/hydration-data.server.ts'
import { noteCost, secondsSpent } from './processor-time.ts'
import { trimRouteManifest } from './trim-route-manifest.ts'

const folder = process.env.BUILD_DIR ?? 'build'
const MIN_BYTES_WORTH_COMPRESSING = 256

execFileSync(process.execPath, [join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})

const assets = join(folder, 'client/assets')
const manifest = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))
if (!manifest) throw new Error('the build has no route manifest')
const { everything, forVisitors } = trimRouteManifest(readFileSync(join(assets, manifest), 'utf8'))
writeFileSync(join(assets, manifest), everything)
writeFileSync(join(assets, manifest.replace('manifest-', VISITORS_MANIFEST)), forVisitors)

for (const entry of readdirSync(join(folder, 'client'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|html|txt|webmanifest)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  if (bytes.length < MIN_BYTES_WORTH_COMPRESSING) continue
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
noteCost('build', secondsSpent())
