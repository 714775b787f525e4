import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { environmentSchema } from '../app/platform/config/config.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const VARIABLES = Object.keys(environmentSchema.shape)
const COMMAND = 'node_modules/.bin/node --max-semi-space-size=8 build/server/index.js'

const service = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
})
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('deploy/compose.yaml')))

describe('what stands in front of the house and beneath it', () => {
  it('sets only variables that the house knows, and none that a live house refuses', () => {
    const names = Object.keys(compose.services.house?.environment ?? {})
    expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TRUSTED_PROXIES', 'AUTH_SECRET', 'BACKUP_BUCKET']))
    const unit = /^Environment=(.*)$/m.exec(read('deploy/foyer.service'))?.[1] ?? ''
    expect(unit.split(' ').map((pair) => pair.split('=')[0])).toEqual(['NODE_ENV', 'DATA_DIR'])
  })

  it('asks in its example for every variable that compose cannot do without, and for no other', () => {
    const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''))
    const example = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '')
    const required = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? '')
    expect(example.filter((name) => !asked.has(name))).toEqual([])
    expect([...new Set(required)].filter((name) => !example.includes(name))).toEqual([])
  })

  it('starts the house by the same command everywhere, as the guide says it', () => {
    const image = read('deploy/Containerfile')
    expect(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]')).toEqual(COMMAND.split(' '))
    expect(read('deploy/foyer.service')).toContain(`ExecStart=/srv/foyer/current/${COMMAND}`)
    expect(read('docs/operators.md')).toContain(`\`${COMMAND}\``)
  })

  it('copies what there is, into volumes that are declared', () => {
    const copied = [...read('deploy/Containerfile').matchAll(/^COPY --from=build \/foyer\/(\S+)/gm)].map(([, path]) => path ?? '')
    const made = ['node_modules', 'build']
    expect(copied.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
    const named = Object.values(compose.services).flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    expect(named.filter((name) => !name.startsWith('.') && !(name in compose.volumes))).toEqual([])
    for (const name of named.filter((path) => path.startsWith('.'))) expect(existsSync(`deploy/${name}`)).toBe(true)
  })

  it('keeps pictures and backups in buckets that the store makes', () => {
    const { S3_BUCKET = '', BACKUP_BUCKET = '' } = compose.services.house?.environment ?? {}
    const makes = compose.services.store?.command?.join(' ') ?? ''
    expect(makes).toContain(`/store/${S3_BUCKET}`)
    expect(makes).toContain(`/store/${/:-(\w+)\}/.exec(BACKUP_BUCKET)?.[1]}`)
  })
})

/** Whether a program is installed here. */
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

describe('the programs that read these files', () => {
  const environment = { ...process.env, SITE_HOST: 'haus.example', HOUSES: '10.0.0.1:3000 10.0.0.2:3000' }

  it.skipIf(!has('caddy', 'version'))('Caddy takes its file, with one house or several', () => {
    for (const HOUSES of ['house:3000', environment.HOUSES]) {
      const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']
      const { status, stderr } = spawnSync('caddy', args, { env: { ...environment, HOUSES }, encoding: 'utf8' })
      expect(status, stderr).toBe(0)
    }
  })

  it.skipIf(!has('docker', 'compose', 'version'))(
    'compose takes its file with the example filled in, and refuses it with what must be filled in missing',
    () => {
      const filled = Object.fromEntries([...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => [name, 'x']))
      const config = (env: Record<string, string | undefined>) =>
        spawnSync('docker', ['compose', '-f', 'deploy/compose.yaml', '--env-file', '/dev/null', 'config', '--quiet'], {
          env,
          encoding: 'utf8',
        })
      const { status, stderr } = config({ ...environment, ...filled })
      expect(status, stderr).toBe(0)
      expect(config(environment).status).not.toBe(0)
    },
  )
})
