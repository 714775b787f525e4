import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Particulars } from './particulars.ts'
import { particularsOfFile } from './particulars-of-file.ts'

// The files were written by ExifTool (12.57) as Lightroom, Photo Mechanic, a camera and a press office do.
const delivered = (name: string) => readFile(new URL(`../../../tests/support/delivered-pictures/${name}`, import.meta.url))

test.each<[string, Particulars]>([
  [
    'lightroom.jpg',
    {
      alt: 'Eine Frau hält eine Laterne über dunkles Wasser.',
      credit: 'Foto: Jördis Ohlsen / Stadtfoto',
      rights: '© 2026 Jördis Ohlsen · Abdruck honorarfrei zur Ankündigung',
      rightsUntil: '2027-07-31',
      creators: ['Jördis Ohlsen'],
      copyright: '© 2026 Jördis Ohlsen',
    },
  ],
  [
    'latin-1.jpg',
    {
      alt: 'Übergabe der Schlüssel',
      credit: 'Foto: Jörg Ähren, Mia Süß / Bildhaus Küste',
      rights: '© Bildhaus Küste · Nur mit Namensnennung',
      rightsUntil: '',
      creators: ['Jörg Ähren', 'Mia Süß'],
      copyright: '© Bildhaus Küste',
    },
  ],
  ['camera.jpg', { alt: '', credit: '', rights: '', rightsUntil: '', creators: [], copyright: '' }],
  [
    'exif.jpg',
    {
      alt: 'Probe auf der Hinterbühne',
      credit: 'Fotos: Ada Lenz',
      rights: 'Ada Lenz, alle Rechte vorbehalten',
      rightsUntil: '',
      creators: ['Fotos: Ada Lenz'],
      copyright: 'Ada Lenz, alle Rechte vorbehalten',
    },
  ],
  ...['press.png', 'press.tif', 'press.avif'].map((name): [string, Particulars] => [
    name,
    {
      alt: 'Szenenfoto',
      credit: 'Foto: Ines Ördög / Milan Żak / Presseamt',
      rights: 'Presseamt',
      rightsUntil: '2028-01-31',
      creators: ['Milan Żak', 'Ines Ördög'],
      copyright: 'Presseamt',
    },
  ]),
])('what is written in %s is read', async (name, expected) => {
  expect(await particularsOfFile(await delivered(name))).toEqual(expected)
})

test('a file that is no picture says nothing of itself', async () => {
  expect(await particularsOfFile(new TextEncoder().encode('%PDF-1.7'))).toMatchObject({ alt: '', credit: '' })
})
