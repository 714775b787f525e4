import type { DemoVenue } from './types.ts'

const city = { postalCode: '29971', city: 'Marienbrück' }

/** Where the house plays. */
export const venues: DemoVenue[] = [
  {
    slug: 'grosses-haus',
    name: 'Großes Haus',
    claim: 'Zwei Ränge, ein Vorhang, 620 Plätze.',
    street: 'Am Theaterwall 1',
    ...city,
    zweiklang: 'nachtblau',
    latitude: 53.86,
    longitude: 10.68,
    description:
      '1908 als Stadttheater eröffnet, 1951 wieder aufgebaut, 2019 entrümpelt. Der Saal klingt trocken und nah; wer im zweiten Rang sitzt, hört das Umblättern der Souffleuse.',
    directions:
      'Straßenbahn 2 und 5 bis *Theaterwall*, von dort zwei Minuten zu Fuß. Das Parkhaus am Wall schließt eine Stunde nach Vorstellungsende.',
    accessibility:
      'Stufenloser Eingang an der Wallseite, Aufzug zu allen Rängen, acht Rollstuhlplätze im Parkett. Höranlage an jedem Platz, Assistenzhunde sind willkommen.',
    rooms: [
      { slug: 'grosses-haus', name: 'Großes Haus', seats: 620 },
      { slug: 'foyer', name: 'Foyer', seats: 120 },
    ],
  },
  {
    slug: 'werkhalle',
    name: 'Werkhalle',
    claim: 'Früher Schrauben, heute Schauspiel.',
    street: 'Kranstraße 14',
    ...city,
    zweiklang: 'zinnober',
    latitude: 53.87,
    longitude: 10.7,
    description:
      'Eine Maschinenhalle am Hafen mit Schienen im Boden und Licht von oben. Die Tribüne lässt sich verschieben; keine zwei Stücke sehen von derselben Seite aus.',
    directions: 'Straßenbahn 5 bis *Kranstraße*. Vom Großen Haus sind es zwölf Minuten zu Fuß am Wasser entlang.',
    accessibility: 'Ebenerdig, breite Türen, sechs Rollstuhlplätze in der ersten Reihe. Im Winter ist es kühl: Decken liegen bereit.',
    rooms: [{ slug: 'werkhalle', name: 'Werkhalle', seats: 240 }],
  },
  {
    slug: 'seebuehne',
    name: 'Seebühne',
    claim: 'Bühne auf Pfählen, Himmel inklusive.',
    street: 'Uferpromenade 40',
    ...city,
    zweiklang: 'petrol',
    latitude: 53.84,
    longitude: 10.71,
    description: 'Von Mai bis September und an klaren Winterabenden. Gespielt wird bei jedem Wetter, das den Instrumenten nicht schadet.',
    directions: 'Fähre vom Theaterwall, letzte Rückfahrt dreißig Minuten nach Ende. Fahrradständer am Ufer.',
    accessibility:
      'Rampe vom Anleger zur Tribüne, zwölf Rollstuhlplätze auf der Ufertribüne. Bitte melden Sie sich an, wenn Sie mit der Fähre kommen.',
    rooms: [{ slug: 'seebuehne', name: 'Seebühne', seats: 800 }],
  },
  {
    slug: 'studio',
    name: 'Studio',
    claim: 'Neunundneunzig Plätze, kein Abstand.',
    street: 'Am Theaterwall 3',
    ...city,
    zweiklang: 'moos',
    latitude: 53.861,
    longitude: 10.681,
    description:
      'Der kleinste Raum mit der größten Nähe: freie Platzwahl, kein Vorhang, keine Rampe. Hier beginnt das meiste, was später anderswo endet.',
    directions: 'Eingang im Hof hinter dem Großen Haus, dem Licht nach.',
    accessibility: 'Aufzug aus dem Hof, zwei Rollstuhlplätze, Sitzkissen für Kinder an der Garderobe.',
    rooms: [{ slug: 'studio', name: 'Studio', seats: 99 }],
  },
]
