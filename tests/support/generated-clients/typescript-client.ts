import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../../../scripts/cache-folder.ts'
import { keptFolder } from '../../../scripts/kept-folder.ts'
import type { Answers, ClientTrial, ExampleCall } from './calls.ts'
import { outputOf, runProgram } from './run-program.ts'

/** Not among the project's own packages: the generator works with the compiler of TypeScript 5, the project with 7. */
const PACKAGES = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3']

/** The folder with openapi-typescript and what its clients need; installed at the first call. Undefined where it cannot be had. */
export async function findTypeScriptGenerator(): Promise<string | undefined> {
  const options = ['--no-audit', '--no-fund', '--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error']
  try {
    return await keptFolder(cacheFolder('openapi-typescript'), PACKAGES.join('_'), async (folder) => {
      execFileSync('npm', ['install', '--prefix', folder, ...options, ...PACKAGES], { cwd: folder, stdio: 'pipe' })
    })
  } catch (error) {
    console.warn(`No client is made in TypeScript: ${String(error).split('\n')[0]}`)
    return undefined
  }
}

/**
 * Makes a client in TypeScript from a document, checks the types of calls through it, and makes them.
 * @param generator of `findTypeScriptGenerator`
 * @returns what the compiler complained of, and what each call got
 */
export async function callWithTypeScript(
  generator: string,
  { document, calls, url, cookies }: ClientTrial,
): Promise<{ complaints: string; answers: Answers }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-typescript-client-'))
  const programs = join(generator, 'node_modules')
  try {
    symlinkSync(programs, join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
    writeFileSync(join(folder, 'calls.ts'), programOf(calls))
    const node = (...args: string[]) => runProgram(process.execPath, args, { cwd: folder })
    outputOf(await node(join(programs, 'openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'schema.d.ts'))
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024', '--allowImportingTsExtensions']
    const checked = await node(join(programs, 'typescript/bin/tsc'), ...options, 'calls.ts')
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const made = await node('calls.ts', url, cookies.get('csrftoken') ?? '', cookie)
    return { complaints: checked.stdout.trim(), answers: JSON.parse(outputOf(made)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A program that makes calls one after the other and prints what they got. */
function programOf(calls: ExampleCall[]): string {
  const lines = calls.map(({ operation, method, path, params, body, isUpload }) => {
    const sent = isUpload
      ? `body: { file: '' }, bodySerializer: () => upload, `
      : body === undefined
        ? ''
        : `body: ${JSON.stringify(body)}, `
    const options = `{ ${sent}params: ${JSON.stringify(params)} }`
    return `await note('${operation}', client.${method.toUpperCase()}('${path}', ${options}))`
  })
  return `import createClient from 'openapi-fetch'
import type { paths } from './schema.d.ts'

declare const process: { argv: string[] }
const [, , baseUrl = '', token = '', cookie = ''] = process.argv
const client = createClient<paths>({ baseUrl, headers: { cookie, origin: baseUrl, 'X-CSRFToken': token } })
const upload = new FormData()
upload.set('file', new File(['Hallo'], 'hallo.txt', { type: 'text/plain' }))
const answers: Record<string, { status: number; body: unknown }> = {}
async function note(operation: string, call: Promise<{ response: Response; data?: unknown; error?: unknown }>) {
  const { response, data, error } = await call
  answers[operation] = { status: response.status, body: data ?? error ?? null }
}
${lines.join('\n')}
console.log(JSON.stringify(answers))
`
}
