import { expect, it } from 'vitest'
import { fileKindText } from './file-kind-text.ts'

it('a file is called by what it is and by its format', () => {
  expect(['audio/wav', 'audio/x-m4a', 'image/svg+xml', 'application/pdf'].map(fileKindText)).toEqual([
    'Aufnahme · WAV',
    'Aufnahme · M4A',
    'Bild · SVG',
    'Dokument · PDF',
  ])
  expect(fileKindText('text/vtt')).toBe('Untertitel (VTT)')
  expect(fileKindText('font/woff2')).toBe('font/woff2')
})
