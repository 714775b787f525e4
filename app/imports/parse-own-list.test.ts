import { expect, test } from 'vitest'
import { parseFile } from './parse-file.server.ts'

const OPTIONS = { meanings: {}, reading: { yearFrom: Temporal.PlainDate.from('2026-08-01') }, host: 'haus.example' }
const parsed = async (text: string) => (await parseFile(new TextEncoder().encode(text), OPTIONS)).lines.map(({ value }) => value)

test('a list of the house is known by its numbers, also where somebody has written a name over one', async () => {
  const lines = ['id;Produktion;Beginn;Raum', '7;12;2027-02-11T19:30:00+01:00;Studio', ';Neues;12.02.2027 20:00;3']
  expect(await parsed(lines.join('\n'))).toMatchObject([
    { own: 'list', eventId: 7, production: '12', room: 'Studio' },
    { own: 'list', production: 'Neues', room: '3' },
  ])
})

test('a list of the house is known in the words of its English staff', async () => {
  const lines = ['id;Production;Starts;Ends;Room;Ticket shop ID', '7;12;2027-02-11T19:30:00+01:00;;3;0047']
  expect(await parsed(lines.join('\n'))).toMatchObject([{ own: 'list', eventId: 7, idJet: '0047' }])
})

test('numbers of another program are none of the house', async () => {
  const [line] = await parsed(['id;Stück;Saal;Beginn', '7;Salz;Studio;11.02.2027 19:30'].join('\n'))
  expect(line?.own).toBeUndefined()
  expect(line?.eventId).toBeUndefined()
})

test('an entry of the public calendar is the performance that it names, an entry of another server is not', async () => {
  const entry = (uid: string) => ['BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Salz', 'LOCATION:Studio', 'DTSTART:20270211T183000Z', 'END:VEVENT']
  const lines = ['BEGIN:VCALENDAR', ...entry('event-7@haus.example'), ...entry('event-8@anderes.example'), 'END:VCALENDAR']
  const [own, other] = await parsed(lines.join('\r\n'))
  expect(own).toMatchObject({ own: 'calendar', eventId: 7 })
  expect(other?.eventId).toBeUndefined()
})

test('a cut off archive, and JSON of something else, are named for what they are', async () => {
  const tar = new Uint8Array(1024)
  tar.set(new TextEncoder().encode('ustar'), 257)
  await expect(parseFile(tar, OPTIONS)).rejects.toThrow('Dieses Archiv ist beschädigt oder keines dieser Website.')
  await expect(parsed('[{"id": 1, "title": "Salz"}]')).rejects.toThrow('Dieses JSON ist kein Export von Vorstellungen.')
})
