/**
 * A question as people type it, and what must come first. `titles` holds every title that is right in the first place;
 * `detail` must stand in the line below the title of every result on the first page, such as the day that was asked for.
 */
export type TypedQuestion = {
  query: string
  tab: 'events' | 'others'
  locale: 'de' | 'en'
  titles?: string[]
  detail?: string
}

const on = (query: string, detail: string, ...titles: string[]): TypedQuestion => ({
  query,
  tab: 'events',
  locale: 'de',
  detail,
  ...(titles.length > 0 && { titles }),
})
const onInEnglish = (query: string, detail: string): TypedQuestion => ({ ...on(query, detail), locale: 'en' })
const where = (query: string, ...titles: string[]): TypedQuestion => ({ query, tab: 'others', locale: 'de', titles })

/** Forty questions to the demo house, asked on Saturday, 21 November 2026, at noon. */
export const typedQuestions: TypedQuestion[] = [
  on('5.12.', 'Samstag, 5. Dezember 2026'),
  on('05.12.2026', 'Samstag, 5. Dezember 2026'),
  on('5. Dezember', 'Samstag, 5. Dezember 2026'),
  on('5/12', 'Samstag, 5. Dezember 2026'),
  on('2026-12-05', 'Samstag, 5. Dezember 2026'),
  on('24.12.', 'Donnerstag, 24. Dezember 2026'),
  on('6.1.', 'Mittwoch, 6. Januar 2027'),
  on('heute', '21. November 2026'),
  on('heute Abend', '21. November 2026'),
  on('was läuft morgen?', '22. November 2026'),
  on('übermorgen', '23. November 2026'),
  on('nächsten Samstag', '28. November 2026'),
  on('am Wochenende', 'November 2026', 'Der letzte Fahrplan', 'Brücke, ungerade', 'Salz'),
  on('im Dezember', 'Dezember 2026'),
  on('Kassensturz im Dezember', 'Dezember 2026', 'Kassensturz'),
  on('Salz 5.12.', 'Samstag, 5. Dezember 2026', 'Salz'),
  on('heute 20 Uhr', '21. November 2026, 20:00', 'Salz', 'Brücke, ungerade'),
  on('19:30', '19:30'),
  on('Silvester', '31. Dezember 2026'),
  on('Heiligabend', '24. Dezember 2026'),
  onInEnglish('tomorrow', '22 November 2026'),
  onInEnglish('Dec 5', '5 December 2026'),
  onInEnglish('next Saturday', '28 November 2026'),
  onInEnglish('this weekend', 'November 2026'),
  where('Email', 'Kontakt'),
  where('E-Mail', 'Kontakt'),
  where('e mail', 'Kontakt'),
  where('See-Bühne', 'Seebühne'),
  where('Werk Halle', 'Werkhalle'),
  where('Taubenzüchterin', 'Die Taubenzüchterin'),
  where('Nacht', 'Lange Nacht der kurzen Stücke', 'Unter Tage, über Nacht'),
  where('Öffnungszeiten', 'Ihr Besuch'),
  where('Preise', 'Karten und Preise'),
  where('Was kostet eine Karte?', 'Karten und Preise'),
  where('Ermäßigung', 'Karten und Preise'),
  where('Wie komme ich hin?', 'Anfahrt'),
  where('Parkplatz', 'Anfahrt'),
  where('Telefonnummer', 'Kontakt'),
  where('Adresse', 'Kontakt'),
  where('Gutschein', 'Karten und Preise'),
]

/** What is wrong with the first page of results; undefined when the right thing comes first. */
export function faultOf({ titles, detail }: TypedQuestion, results: { title: string; detail: string }[]): string | undefined {
  const [first] = results
  if (!first) return 'nothing'
  if (titles && !titles.includes(first.title)) return `${first.title}, ${first.detail}`
  const other = results.find((result) => detail !== undefined && !result.detail.includes(detail))
  return other && `${other.title}, ${other.detail}`
}
