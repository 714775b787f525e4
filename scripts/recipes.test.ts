import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { applyDiff, applyStep, type RecipeStep, readRecipe } from './recipes.ts'
import { sourceFiles } from './source-files.ts'

const README = readFileSync('README.md', 'utf8')
const recipes = { module: readRecipe(README, 'A new page module'), field: readRecipe(README, 'A new field of a production') }
const TESTS = ['app/modules/definitions.test.ts', 'app/server/field-reach.test.ts']
/** What the recipes do not touch. */
const LINKED = ['node_modules', 'scripts', 'demo']
const TYPE_CHECK = { extends: './tsconfig.json', include: ['app'], exclude: ['**/*.test.*'] }
/** Keeps the compiler from checking a file, whose types it still reads for others. */
const UNCHECKED = '// @ts-nocheck\n'
const steps = [...recipes.module, ...recipes.field].filter(({ kind }) => kind !== 'command')
const root = mkdtempSync(join(tmpdir(), 'recipes-'))

afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000)

const files = sourceFiles().filter((path) => /^(app\/|migrations\/|tests\/(support|components)\/|[^/]+$)/.test(path))
/** What the recipes leave as it is. */
const untouched = files.filter((path) => /^app\/.*\.tsx?$/.test(path) && !steps.some((step) => step.path === path))

/** Copies the application as it stands in the checkout, and links the rest. */
function copyCheckout(): void {
  for (const folder of new Set(files.map((path) => dirname(join(root, path))))) mkdirSync(folder, { recursive: true })
  for (const path of files) cpSync(path, join(root, path))
  for (const folder of LINKED) symlinkSync(join(process.cwd(), folder), join(root, folder))
  writeFileSync(join(root, 'tsconfig.recipes.json'), JSON.stringify(TYPE_CHECK))
}

/** Runs an installed program in the copy, without what this run's own environment says to vitest. */
function run(program: string, ...args: string[]): { text: string; isDone: boolean } {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|FORCE_COLOR)/.test(name))
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  return { text: stdout + stderr, isDone: status === 0 }
}

/** Checks the whole copy. */
const typeCheck = () => run('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.recipes.json').text

/** Checks what the recipes touch, in a fifth of the time. */
function typeCheckTouched(): string {
  for (const path of untouched) writeFileSync(join(root, path), UNCHECKED + readFileSync(path, 'utf8'))
  const text = typeCheck()
  for (const path of untouched) cpSync(path, join(root, path))
  return text
}

/** Keeps nothing of the copy in the modules that are linked. */
const unitTests = () => run('vitest/vitest.mjs', 'run', '--project', 'unit', '--experimental.fsModuleCache=false', ...TESTS)

it('the recipes of the README give what compiles and passes, and a step left out is named', { timeout: 900_000 }, () => {
  const isLate = ({ path }: RecipeStep) => /texts\.staff\.de\.ts|View\.tsx|production-facts\.ts$/.test(path)
  copyCheckout()

  for (const step of steps.filter((one) => !isLate(one))) applyStep(root, step)
  const incomplete = typeCheckTouched()
  expect(incomplete).toContain('"Fact box"')
  expect(incomplete).toContain('"Based on"')
  const failed = unitTests().text
  expect(failed).toContain('each folder has a definition and a view')
  expect(failed).toContain('"basedOn"')

  for (const step of steps.filter(isLate)) applyStep(root, step)
  expect(typeCheck()).toBe('')
  const passed = unitTests()
  expect(passed.isDone, passed.text).toBe(true)
  expect(run('drizzle-kit/bin.cjs', 'generate').text).toContain('Your SQL migration file')
})

it('the recipe of a field edits four files by hand, that of a module one outside its folder', () => {
  const commands = recipes.field.filter(({ kind }) => kind === 'command')
  expect(commands.map(({ body }) => body)).toEqual(['npm run db:generate\n'])
  expect(recipes.field).toHaveLength(4 + commands.length)
  expect(recipes.module.filter(({ path }) => !path.startsWith('app/modules/fact-box/'))).toHaveLength(1)
})

it('a change whose context has moved is refused', () => {
  expect(applyDiff('a\nb\n', ' a\n+c\n', 'x')).toBe('a\nc\nb\n')
  expect(() => applyDiff('a\na\n', ' a\n+c\n', 'x')).toThrow('2 times')
})
