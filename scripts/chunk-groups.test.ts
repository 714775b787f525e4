import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FRAME_SOURCES, isFrame, LATER_SOURCES } from './chunk-groups.ts'

const files = readdirSync('app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').replace(/^app\//, ''))

it('every name in the groups of scripts is that of a file or folder, so that a rename puts nothing into another script', () => {
  const gone = [...FRAME_SOURCES, ...LATER_SOURCES].filter((prefix) => !files.some((path) => path.startsWith(prefix)))
  expect(gone).toEqual([])
})

it('the frame is what stands on every page, without the entry module and what comes later', () => {
  expect(isFrame('/somewhere/app/shell/header/Header.tsx')).toBe(true)
  expect(isFrame('/somewhere/app/ui/scroll.ts')).toBe(true)
  expect(isFrame('/somewhere/app/shell/entry.client.tsx')).toBe(false)
  expect(isFrame('/somewhere/app/shell/header/Menu.tsx')).toBe(false)
  expect(isFrame('/somewhere/app/shell/header/Menu.module.css')).toBe(false)
  expect(isFrame('/somewhere/app/booking/BookingForm.tsx')).toBe(false)
})
