/** A query as a visitor types it, and the titles it must find on the first screen of a tab. */
export type RelevanceQuery = { query: string; tab: 'events' | 'others'; expected: string[]; why: string }

const titles = (why: string, query: string, ...expected: string[]): RelevanceQuery => ({ query, tab: 'others', expected, why })
const plays = (why: string, query: string, ...expected: string[]): RelevanceQuery => ({ query, tab: 'events', expected, why })

/** Sixty queries to the demo content, by difficulty. */
export const relevanceQueries: RelevanceQuery[] = [
  titles('whole title', 'Das Meer hat keine Tür', 'Das Meer hat keine Tür'),
  titles('whole title', 'Der Koffer voller Wind', 'Der Koffer voller Wind'),
  titles('one word', 'Salz', 'Salz'),
  titles('one word', 'Kassensturz', 'Kassensturz'),
  titles('word of a title', 'Riesenrad', 'Requiem für ein Riesenrad', 'Ein Riesenrad im vierten Stock'),
  titles('word of a title', 'Engel', 'Nachtschicht der Engel'),
  titles('word of a title', 'Schnee', 'Was der Schnee weiß'),
  titles('word of a title', 'Fahrplan', 'Der letzte Fahrplan'),
  titles('two words apart', 'Hund Haus', 'Kleines Haus mit großem Hund'),
  titles('words out of order', 'Liebe Unschärferelation', 'Die Unschärferelation der Liebe'),
  titles('stop words', 'die lange nacht', 'Lange Nacht der kurzen Stücke'),
  titles('other form', 'Riesenrads', 'Requiem für ein Riesenrad'),
  titles('other form', 'Stühlen', 'Zwölf Stühle am Wasser'),
  titles('other form', 'Köche', 'Zwei Köche, kein Brei'),
  titles('other form', 'Königinnen', 'Königin Unfug'),
  titles('umlaut as two letters', 'Bruecke ungerade', 'Brücke, ungerade'),
  titles('umlaut as two letters', 'Koenigin', 'Königin Unfug'),
  titles('umlaut as two letters', 'Taubenzuechterin', 'Die Taubenzüchterin'),
  titles('umlaut without dots', 'konigin unfug', 'Königin Unfug'),
  titles('umlaut without dots', 'doppelgangerball', 'Doppelgängerball'),
  titles('ß as ss', 'weiss', 'Was der Schnee weiß'),
  titles('capital letters', 'GLASGESANG', 'Glasgesang'),
  titles('beginning', 'Nachtsch', 'Nachtschicht der Engel'),
  titles('beginning', 'Unschär', 'Die Unschärferelation der Liebe'),
  titles('beginning', 'Tauben', 'Die Taubenzüchterin'),
  titles('part of a word', 'Gesang', 'Glasgesang'),
  titles('part of a word', 'Züchterin', 'Die Taubenzüchterin'),
  titles('part of a word', 'Uhr Gezeiten', 'Die Gezeitenuhr'),
  titles('part of a word', 'relation', 'Die Unschärferelation der Liebe'),
  titles('typing error', 'Riesnrad', 'Requiem für ein Riesenrad'),
  titles('typing error', 'Kasensturz', 'Kassensturz'),
  titles('typing error', 'Protokol Versönung', 'Protokoll einer Versöhnung'),
  titles('swapped letters', 'Reqiuem', 'Requiem für ein Riesenrad'),
  titles('swapped letters', 'Glasgseang', 'Glasgesang'),
  titles('typing error', 'Verwalerin', 'Die Verwalterin'),
  titles('typing error', 'barierefrei', 'Barrierefreiheit'),
  titles('person', 'Saskia Mohr', 'Saskia Mohr'),
  titles('person, last name', 'Dorsch', 'Imke Dorsch'),
  titles('person, first name', 'Henrike', 'Einmal im Jahr kein Wort', 'Kassensturz'),
  titles('person, misspelt', 'Imke Dorsh', 'Imke Dorsch'),
  titles('what somebody wrote', 'Jorid Aas Musiktheater', 'Requiem für ein Riesenrad'),
  titles('role', 'Kassenwart', 'Kassensturz', 'Maxim Rehbein', 'Jonas Terbeek'),
  titles('branch', 'Figurentheater', 'Der Koffer voller Wind', 'Was der Schnee weiß'),
  titles('service', 'Anfahrt', 'Anfahrt'),
  titles('service', 'Rollstuhl', 'Barrierefreiheit', 'Großes Haus', 'Werkhalle'),
  titles('service', 'Garderobe', 'Ihr Besuch'),
  titles('service', 'Straßenbahn Werkhalle', 'Anfahrt'),
  titles('service', 'Abo Preise', 'Abonnements'),
  titles('service', 'Linsensuppe', 'Gastronomie'),
  titles('service', 'Höranlage', 'Barrierefreiheit', 'Großes Haus'),
  titles('service', 'Pressekarten', 'Presse'),
  titles('service', 'Bewerbung', 'Arbeiten bei uns'),
  titles('venue', 'Seebühne', 'Seebühne', 'Seeton'),
  titles('venue', 'seebuehne', 'Seebühne'),
  titles('series', 'Nachtlinie', 'Nachtlinie'),
  titles('article', 'Souffleurkasten', 'Vom Nutzen des Souffleurkastens'),
  titles('article', 'Fuchs', 'Der Fuchs hat zwei Köpfe', 'Was der Schnee weiß'),
  plays('performances', 'Kassensturz', 'Kassensturz'),
  plays('performances by month', 'Tanz Dezember', 'Das Meer hat keine Tür'),
  plays('performances by place', 'Studio Salz', 'Salz'),
]

/** Number of results that count as the first screen. */
export const FIRST_SCREEN = 5

/** Recall: the share of the expected titles on the first screen, from 0 to 1. @param found titles, the best first */
export function recallOf({ expected }: RelevanceQuery, found: string[]): number {
  const shown = new Set(found.slice(0, FIRST_SCREEN))
  return expected.filter((title) => shown.has(title)).length / expected.length
}
