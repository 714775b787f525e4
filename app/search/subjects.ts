/** What visitors look for on the pages of a house, whatever the page is called. */
type Subject = {
  /** the words by which people ask for it */
  words: string
  /** a page with one of these words in its title is the page of the subject, if its text says anything of it */
  titles: RegExp
  /** how much a text says of it */
  count: (text: string) => number
  /** from how much on a text states it, and does not only mention it */
  enough: number
}

const WEEKDAY =
  '(?:mo|di|mi|do|fr|sa|so)(?:\\.|(?=[ –-]))|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const HOURS = new RegExp(
  String.raw`(?<!\p{L})(?:${WEEKDAY})(?!\p{L})[^\n]{0,60}?\d{1,2}(?:[.:]\d{2})?\s*(?:uhr\s*)?(?:–|-|bis|to)\s*\d{1,2}(?:[.:]\d{2})?\s*(?:uhr|h\b|[ap]\.?m)`,
  'giu',
)
const AMOUNT = /\d\s?(?:€|euro(?!\p{L}))|€\s?\d/giu
const WAY =
  /(?<!\p{L})(?:stra(?:ß|ss)enbahn|haltestelle|u-bahn|s-bahn|bus(?:linie)?|linie \d|hauptbahnhof|parkhaus|parkpl(?:atz|ätze)|tiefgarage|tram|car park|parking)(?!\p{L})/giu
const ACCESS =
  /rollst(?:uhl|ühl)|begleitperson|stufenlos|schwellenlos|aufzug|induktions|hörhilfe|höranlage|hörverstärk|audiodeskription|gebärdensprache|blindenhund|assistenzhund|wheelchair|step-free|hearing loop|audio description|sign language|guide dog/giu
const WORK =
  /bewerb(?:en|ung)|offene stellen?|ausschreibung|vollzeit|teilzeit|arbeitsvertrag|ausbildung|hospitanz|praktik|vacanc|apply|application|full-time|part-time|internship/giu
const RETURN =
  /umtausch|umgetauscht|zurück(?:geben|gegeben|genommen|erstatt)|rückgabe|rückerstatt|erstatt(?:en|et|ung)|storn|refund|returned?(?!\p{L})|exchanged?(?!\p{L})/giu
const TICKET = /(?<!\p{L})(?:eintritts)?karten?(?!\p{L})|ticket/iu
const PHONE = /(?:\+\d{1,3}|(?<!\d)0\d{1,5})[\s/()-]*\d{2,}(?:[\s/-]*\d{2,})*/u
const MAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u
const POSTAL_ADDRESS = /(?<!\d)\d{4,5} \p{Lu}\p{L}+/u

const SUBJECTS: Subject[] = [
  {
    words: 'Öffnungszeiten Kassenzeiten geöffnet offen opening hours open',
    titles: /öffnungszeit|opening hours/i,
    count: (text) => occurrences(text, HOURS).length,
    enough: 1,
  },
  {
    words:
      'Preise Kartenpreise Ticketpreise Eintrittspreise Eintritt Kosten kostet ermäßigt Ermäßigung Ermäßigungen Student Studenten Studierende prices admission concessions student discount',
    titles: /preis|eintritt|price|admission/i,
    count: (text) => occurrences(text, AMOUNT).length,
    enough: 4,
  },
  {
    words:
      'Anfahrt Anreise Weg Wegbeschreibung Lageplan hinkommen Parken Parkplatz Parkplätze Parkhaus Haltestelle Bus Straßenbahn directions parking getting here',
    titles: /anfahrt|anreise|wegbeschreibung|so (?:kommen|finden) sie|directions|getting here/i,
    count: (text) => new Set(occurrences(text, WAY)).size,
    enough: 3,
  },
  {
    words:
      'Barrierefreiheit barrierefrei Rollstuhl Rollstuhlplatz Rollstuhlplätze Hörgerät Hörhilfe Induktionsschleife Begleitperson accessibility wheelchair hearing aid',
    // The declaration that the law asks for is another page.
    titles: /(?<!erklärung zur )barrierefrei|barrierearm|accessible|accessibility(?! statement)/i,
    count: (text) => new Set(occurrences(text, ACCESS)).size,
    enough: 5,
  },
  {
    words: 'Stellenangebote Stellenausschreibungen Stellen Jobs Karriere Bewerbung Ausbildung Praktikum careers vacancies work',
    titles: /arbeiten (?:bei|am|im)|stellen(?:angebot|ausschreib|markt)|offene stellen|jobs|karriere|careers|vacancies|work with us/i,
    count: (text) => new Set(occurrences(text, WORK)).size,
    enough: 4,
  },
  {
    words:
      'Stornieren Stornierung Umtausch umtauschen Rückgabe zurückgeben Erstattung Rückerstattung refund cancel exchange return tickets',
    titles: /umtausch|rückgabe|stornier|erstattung|refund|returns/i,
    count: (text) => (TICKET.test(text) ? new Set(occurrences(text, RETURN)).size : 0),
    enough: 2,
  },
  {
    words:
      'Kontakt Telefon Telefonnummer Rufnummer Adresse Anschrift E-Mail E-Mail-Adresse Mailadresse Ansprechpartner contact phone address',
    titles: /kontakt|contact|ansprechpartner/i,
    count: (text) => [PHONE, MAIL, POSTAL_ADDRESS].filter((pattern) => pattern.test(text)).length,
    enough: 3,
  },
]

/**
 * The words by which people ask for what a page states: opening hours, prices, the way, access, work, what becomes of
 * tickets that are given back, how to reach the house. `named`: of the
 * subjects that its title names; `stated`: of the others that stand in its text.
 */
export function subjectWords(title: string, text: string): { named: string[]; stated: string[] } {
  const named = SUBJECTS.filter(({ titles, count }) => titles.test(title) && count(text) > 0)
  const stated = SUBJECTS.filter((subject) => !named.includes(subject) && subject.count(text) >= subject.enough)
  const wordsOf = (subjects: Subject[]) => subjects.map(({ words }) => words)
  return { named: wordsOf(named), stated: wordsOf(stated) }
}

function occurrences(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([found]) => found.toLowerCase())
}
