import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '../app/platform/config/config.ts'

const changelog = readFileSync('CHANGELOG.md', 'utf8')

describe('the changelog', () => {
  it('begins with the version that the checkout is', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(version)
    expect(JSON.parse(readFileSync('package-lock.json', 'utf8')).version).toBe(version)
  })

  it('names no variable that the program does not know', () => {
    const named = [...changelog.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => !(name in environmentSchema.shape))).toEqual([])
  })
})
