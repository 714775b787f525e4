import { expect, it } from 'vitest'
import { kindInWords } from './kind-in-words.ts'

it('a file is called by what it is and by its format', () => {
  expect(['audio/wav', 'audio/x-m4a', 'image/svg+xml', 'application/pdf'].map(kindInWords)).toEqual([
    'Aufnahme · WAV',
    'Aufnahme · M4A',
    'Bild · SVG',
    'Dokument · PDF',
  ])
  expect(kindInWords('text/vtt')).toBe('Untertitel (VTT)')
  expect(kindInWords('font/woff2')).toBe('font/woff2')
})
