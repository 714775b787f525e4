import { describe, expect, it } from 'vitest'
import { subjectWords } from './subjects.ts'

const first = (words: string[]) => words.map((text) => text.split(' ', 1)[0])

describe('what a page states', () => {
  it.each([
    ['Dienstag bis Freitag 11 bis 19 Uhr', ['Öffnungszeiten']],
    ['Di–Fr 11–19 Uhr, Sa 10:00 - 14:00 Uhr', ['Öffnungszeiten']],
    ['Monday to Friday, 10 to 18 h', ['Öffnungszeiten']],
    ['Am Dienstag um 19 Uhr sprechen wir darüber.', []],
    ['Voll 42 €, ermäßigt 21 €; Studio 19 Euro, Kinder 8 Euro', ['Preise']],
    ['Der Eintritt kostet 5 Euro.', []],
    ['Straßenbahn 5 bis zur Haltestelle Wall. Das Parkhaus liegt daneben.', ['Anfahrt']],
    ['Sie liebten sich an der Haltestelle.', []],
    ['Telefon 04571 000-120, kasse@haus.example, Am Wall 1, 29971 Marienbrück', ['Kontakt']],
    ['Fragen an kasse@haus.example', []],
    [
      'Rollstuhlplätze, ein Aufzug, eine Induktionsschleife, Audiodeskription; die Begleitperson hat freien Eintritt.',
      ['Barrierefreiheit'],
    ],
    ['Der Aufzug fährt bis zum zweiten Rang.', []],
    ['Offene Stellen in Vollzeit und Teilzeit; Ihre Bewerbung richten Sie an uns.', ['Stellenangebote']],
    ['Sie bewarb sich um eine Ausbildung.', []],
    ['Gekaufte Karten nehmen wir nicht zurück; fällt ein Abend aus, wird der Preis erstattet oder die Karte umgetauscht.', ['Stornieren']],
    ['Tickets cannot be exchanged. If a performance is cancelled you get a refund.', ['Stornieren']],
    ['Der Rückgabe des Rings folgt der Umtausch der Bräute.', []],
    ['Sie gab ihm die Karte zurück und kehrte um.', []],
    ['Mit dem Rollstuhl kommen Sie zum Parkett.', []],
  ])('stands in its text: %s', (text, subjects) => {
    expect(first(subjectWords('Ihr Besuch', text).stated)).toEqual(subjects)
  })

  it('is what its title names, if the text says anything of it', () => {
    expect(first(subjectWords('Karten und Preise', 'Ein Platz kostet 5 Euro.').named)).toEqual(['Preise'])
    expect(first(subjectWords('Preise und Ehrungen', 'Der Große Preis der Stadt ging an uns.').named)).toEqual([])
    expect(first(subjectWords('Arbeiten bei uns', 'Wir suchen eine Person, die sich bewerben mag.').named)).toEqual(['Stellenangebote'])
    expect(first(subjectWords('Barrierefreiheit', 'Ein Aufzug führt zu allen Plätzen.').named)).toEqual(['Barrierefreiheit'])
    expect(subjectWords('Kontakt', 'kasse@haus.example')).toMatchObject({ named: [expect.stringContaining('Telefonnummer')], stated: [] })
  })
})
