import { describe, expect, it } from 'vitest'
import { columnsOf, missingFields } from './table-columns.ts'

const meaningsOf = (...of: Parameters<typeof columnsOf>) => columnsOf(...of).map(({ meaning }) => meaning)

describe('the columns of a table', () => {
  it('are recognised by their usual names, whatever their case, each field once', () => {
    expect(meaningsOf([' STÜCK ', 'Saal', 'Wann', 'Titel', 'Kasse'], [], {})).toEqual([
      'production',
      'room',
      'startsAt',
      'ignored',
      'ignored',
    ])
  })

  it('are what somebody has said, before what they are called', () => {
    const meanings = { abend: 'production', titel: 'ignored' } as const
    expect(meaningsOf(['Titel', 'Abend', 'Ort'], [], meanings)).toEqual(['ignored', 'production', 'room'])
  })

  it('show their first three values, and a day with its time is when it begins', () => {
    const rows = [['01.04.2027 20:00'], [''], ['02.04.2027 20:00'], ['03.04.2027 20:00'], ['04.04.2027 20:00']]
    expect(columnsOf(['Datum'], rows, {})).toEqual([
      { name: 'Datum', samples: ['01.04.2027 20:00', '02.04.2027 20:00', '03.04.2027 20:00'], meaning: 'startsAt', fault: '' },
    ])
  })

  it('read a beginning without its day as the time, where another column has the day', () => {
    const rows = [['01.04.2027', '19:30', '22 Uhr']]
    expect(columnsOf(['Datum', 'Beginn', 'Ende'], rows, {}).map(({ meaning, fault }) => [meaning, fault])).toEqual([
      ['day', ''],
      ['time', ''],
      ['endsAt', ''],
    ])
    expect(meaningsOf(['Beginn', 'Datum'], [['19:30', '01.04.2027']], {})).toEqual(['time', 'day'])
    expect(meaningsOf(['Beginn', 'Ende'], [['19:30', '22:00']], {})).toEqual(['startsAt', 'endsAt'])
  })

  it('are those that hold what they are for, where two have such a name', () => {
    expect(meaningsOf(['Tag', 'Datum', 'Uhrzeit'], [['Fr', '08.01.2027', '19:30']], {})).toEqual(['ignored', 'day', 'time'])
    expect(meaningsOf(['Datum', 'Tag', 'Uhrzeit'], [['08.01.2027', 'Fr', '19:30']], {})).toEqual(['day', 'ignored', 'time'])
    expect(meaningsOf(['Tag', 'Datum', 'Uhrzeit'], [['', '08.01.2027', '19:30']], {})).toEqual(['ignored', 'day', 'time'])
  })

  it('are times beside a day, whatever else stands among them, and days beside a time', () => {
    const rows = [
      ['8.1.2027', '19.30'],
      ['9.1.2027', 'tba'],
    ]
    expect(meaningsOf(['Datum', 'Beginn'], rows, {})).toEqual(['day', 'time'])
    expect(meaningsOf(['Termin', 'Uhrzeit'], rows, {})).toEqual(['day', 'time'])
  })

  it('are a day with its midnight beside a time, and a moment without', () => {
    const row = ['2027-01-08 00:00:00', '19:30']
    expect(meaningsOf(['Datum', 'Uhrzeit'], [row], {})).toEqual(['day', 'time'])
    expect(meaningsOf(['Datum', 'Beginn'], [row], {})).toEqual(['day', 'time'])
    expect(meaningsOf(['Datum', 'Ende'], [row], {})).toEqual(['startsAt', 'endsAt'])
  })

  it('say what cannot be right with them', () => {
    const columns = columnsOf(['Beginn', 'Wann', ''], [['morgen', '01.04.2027 20:00', 'x']], { wann: 'startsAt', beginn: 'startsAt' })
    expect(columns.map(({ name, fault }) => [name, fault])).toEqual([
      ['Beginn', '„morgen“ lässt sich nicht als „Beginn“ lesen.'],
      ['Wann', '„Beginn“ ist schon eine andere Spalte. Diese wird nicht gelesen.'],
      ['Spalte 3', ''],
    ])
    expect(missingFields(columns)).toEqual(['Produktion', 'Raum'])
  })
})
