import type { WrittenProduction } from './written.ts'

export const kleinesHausMitGrossemHund: WrittenProduction = {
  title: 'Kleines Haus mit großem Hund',
  subline: 'Familienstück für alle ab 4',
  type: 'familie',
  genre: 'familienstueck',
  season: 'next',
  room: 'studio',
  startTimes: ['15:00'],
  durationMinutes: 50,
  ageFrom: 4,
  zweiklang: 'zinnober',
  priceTable: 'studio',
  series: ['kinderbruecke'],
  tags: ['unter-90-minuten', 'fuer-schulklassen'],
  teaser: 'Der Hund passt nicht durch die Tür. Also muss das Haus wachsen.',
  description: [
    'Herr Piet hat ein kleines Haus und möchte einen kleinen Hund. Er bekommt einen großen. Erst wird die Tür zu klein, dann das Zimmer, dann die Straße, und weil man einen Hund nicht umtauscht, fängt Herr Piet an zu bauen. Er macht es ordentlich, mit Wasserwaage. Der Hund schaut zu und wächst.',
    'Bald steht das Haus beim Nachbarn im Beet, dann im Rathaus, dann halb im See. Die Stadt schickt Briefe. Der Hund frisst sie. Und eines Tages, als Herr Piet auf seinem höchsten Balkon sitzt und den Hund nicht mehr finden kann, weil das Haus so groß geworden ist, stellt sich die Frage, wer hier eigentlich zu groß ist und wer bloß nicht gefragt hat, was der andere braucht.',
    'Maxim Rehbein spielt Herrn Piet mit der Würde eines Mannes, der die Bauvorschriften kennt. Leander Quast ist der Hund, jedenfalls vorn; hinten sind es vier Meter zwanzig Filz, Weide und Fahrradschlauch von Kasimir Dohle, die mit dem Kran in die Werkstatt gehoben wurden und bis zur Premiere dort wohnen. Gebellt wird nicht. Der Hund seufzt, und man versteht ihn sofort.',
    'Yusuf Herdegen hat auch dieses Stück zuerst einer vierten Klasse vorgespielt. Ihr einziger Einwand betraf den Nachnamen des Hundes. Er wird nachgereicht.',
    'Greta Nachtweih hat eine Bühne entworfen, auf der am Ende mehr Haus steht, als Platz ist. Gebaut wird vor den Augen der Kinder und, an zwei Stellen, mit ihrer Hilfe. Premiere in der kommenden Spielzeit; Schulen und Kitas können sich bereits vormerken lassen.',
  ],
  team: {
    Regie: 'Yusuf Herdegen',
    Bühne: 'Greta Nachtweih',
    Figurenbau: 'Kasimir Dohle',
    Kostüme: 'Friederike Pohl',
    Musik: 'Hanna Veldkamp',
    Theaterpädagogik: 'Svenja Ottken',
  },
  cast: { 'Herr Piet': 'Maxim Rehbein', 'Der Hund, vorn': 'Leander Quast', 'Der Hund, hinten, und die Stadt': 'Nuria Sempach' },
}
