import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STAFF_ROOMS } from './staff-rooms.ts'

const readme = readFileSync('README.md', 'utf8')
const rooms = readdirSync('app', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
/** The rooms of each rank: the second column of the table. */
const ranks = new Map(
  [...section('Who may import whom').matchAll(/^\| ([^|`]+) \| ([^|]+) \|/gm)].map(([, rank = '', cell = '']) => [
    rank.trim(),
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, room = '']) => room),
  ]),
)

describe('the README', () => {
  it('gives every room below app/ one rank', () => {
    expect([...ranks.values()].flat().toSorted()).toEqual(rooms.toSorted())
  })

  it('names as features and as rooms of the staff what the import rules know as such', () => {
    const features = /const features = '\^app\/\((.*)\)\/'/.exec(readFileSync('.dependency-cruiser.mjs', 'utf8'))?.[1]?.split('|')
    expect(ranks.get('features')?.toSorted()).toEqual(features?.toSorted())
    const staff = ["staff's parts", "staff's rooms", "staff's shells"].flatMap((rank) => ranks.get(rank) ?? [])
    expect(staff.toSorted()).toEqual(STAFF_ROOMS.toSorted())
  })

  it('shows every room on its map', () => {
    const map = new Set([...section('The map of the house').matchAll(/^ {2}([\w-]+)(?:\/|\.ts) /gm)].map(([, room]) => room))
    expect(rooms.filter((room) => !map.has(room))).toEqual([])
  })
})

/** The text below a heading, up to the next one. */
function section(heading: string): string {
  const [, text = ''] = readme.split(new RegExp(`^#+ ${heading}$`, 'm'))
  return text.split(/^#+ /m)[0] ?? ''
}
