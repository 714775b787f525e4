import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../../../scripts/cache-folder.ts'
import { ensurePythonEnvironment, PythonMissing } from '../../../scripts/python-environment.ts'
import type { Answers, ClientTrial } from './calls.ts'
import { outputOf, runProgram } from './run-program.ts'

const VERSION = '0.29.1'
const MAKE_CALLS = join(import.meta.dirname, 'make_calls.py')

/** The folder of the programs of openapi-python-client; installed at the first call. Undefined where it cannot be had. */
export function findPythonGenerator(): string | undefined {
  try {
    const folder = join(cacheFolder(`openapi-python-client-${VERSION}`), 'python')
    const packages = [`openapi-python-client==${VERSION}`]
    return ensurePythonEnvironment(folder, { name: 'openapi-python-client', packages, oldest: [3, 11] })
  } catch (error) {
    if (!(error instanceof PythonMissing)) throw error
    console.warn(`No client is made in Python: ${error.message}`)
    return undefined
  }
}

/**
 * Makes a client in Python from a document and lets it make calls.
 * @param generator of `findPythonGenerator`
 * @returns what the generator complained of, and what each call got
 * @throws Error when an operation is missing in the client, or when it cannot read an answer
 */
export async function callWithPython(
  generator: string,
  { document, calls, url, cookies }: ClientTrial,
): Promise<{ complaints: string; answers: Answers }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-python-client-'))
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
    writeFileSync(join(folder, 'config.yml'), 'post_hooks: []\n')
    const options = ['--path', 'openapi.json', '--output-path', 'house_client', '--meta', 'none', '--config', 'config.yml']
    const said = await runProgram(join(generator, 'openapi-python-client'), ['generate', ...options], { cwd: folder })
    const complaints = outputOf(said).split('\n').slice(1).join('\n').trim()
    const input = JSON.stringify({ url, cookies: Object.fromEntries(cookies), calls })
    const made = await runProgram(join(generator, 'python'), [MAKE_CALLS], { cwd: folder, input, env: { PYTHONPATH: folder } })
    return { complaints, answers: JSON.parse(outputOf(made)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
