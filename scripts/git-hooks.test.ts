import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** What git sets for a program that it calls would lead out of the folder of the test; nor do settings of the machine count. */
const ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
}
const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org']
const hasGit = spawnSync('git', ['--version']).status === 0

let checkout = ''

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'foyer-hooks-'))
  cpSync('.githooks', join(checkout, '.githooks'), { recursive: true })
  mkdirSync(join(checkout, 'scripts'))
  for (const name of ['git-hooks.mjs', 'commit-message.mjs', 'check-commit-message.mjs']) {
    cpSync(`scripts/${name}`, join(checkout, 'scripts', name))
  }
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

describe.skipIf(!hasGit)('the hooks of the repository', () => {
  it('are turned on in a checkout, and refuse a message that breaks the rule', () => {
    git('init', '--quiet')
    turnOn()
    expect(hooksPath()).toBe('.githooks')

    const refused = commit('The price stands on the button; seats are promised')
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('The subject names no area')
    expect(refused.stderr).toContain('area: imperative sentence')

    expect(commit('booking: show the price on the button')).toMatchObject({ status: 0 })
  })

  it('read a message as git stores it, without comments and the diff below it', () => {
    git('init', '--quiet')
    const message = 'booking: show prices\n# Please enter a message\n# ------------------------ >8 ------------------------\ndiff --git\n'
    writeFileSync(join(checkout, 'message'), message)
    expect(run(process.execPath, 'scripts/check-commit-message.mjs', 'message')).toMatchObject({ status: 0, stderr: '' })
  })

  it('let a commit pass where there is no Node', () => {
    const withoutNode = { ...ENVIRONMENT, PATH: checkout }
    expect(spawnSync('/bin/sh', ['.githooks/commit-msg', 'no-file'], { cwd: checkout, env: withoutNode }).status).toBe(0)
  })

  it('take the place of none that are set or lie there', () => {
    git('init', '--quiet')
    git('config', 'core.hooksPath', 'of-my-own')
    turnOn()
    expect(hooksPath()).toBe('of-my-own')

    git('config', '--unset', 'core.hooksPath')
    const own = join(checkout, '.git/hooks/pre-commit')
    mkdirSync(join(checkout, '.git/hooks'), { recursive: true })
    writeFileSync(own, '#!/bin/sh\n')
    chmodSync(own, 0o755)
    turnOn()
    expect(hooksPath()).toBe('')
  })

  it('are left alone in a folder that is no checkout, also inside one of something else', () => {
    expect(turnOn()).toMatchObject({ status: 0, stderr: '' })
    expect(existsSync(join(checkout, '.git'))).toBe(false)

    git('init', '--quiet')
    mkdirSync(join(checkout, 'unpacked'))
    const script = resolve(checkout, 'scripts/git-hooks.mjs')
    spawnSync(process.execPath, ['--input-type=module', '--eval', `(await import(${JSON.stringify(script)})).turnOnHooks()`], {
      cwd: join(checkout, 'unpacked'),
      env: ENVIRONMENT,
    })
    expect(hooksPath()).toBe('')
  })
})

function turnOn() {
  return run(process.execPath, '--input-type=module', '--eval', "(await import('./scripts/git-hooks.mjs')).turnOnHooks()")
}

function commit(message: string) {
  return git(...AUTHOR, 'commit', '--allow-empty', '--quiet', `--message=${message}`)
}

function hooksPath(): string {
  return git('config', '--local', '--get', 'core.hooksPath').stdout.trim()
}

function git(...args: string[]) {
  return run('git', ...args)
}

function run(program: string, ...args: string[]) {
  return spawnSync(program, args, { cwd: checkout, env: ENVIRONMENT, encoding: 'utf8' })
}
