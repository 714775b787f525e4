import type { WrittenProduction } from './written.ts'

export const dieUnschaerferelationDerLiebe: WrittenProduction = {
  title: 'Die Unschärferelation der Liebe',
  subline: 'Kammerspiel für zwei',
  type: 'schauspiel',
  genre: 'kammerspiel',
  season: 'previous',
  room: 'studio',
  startTimes: ['20:00'],
  durationMinutes: 85,
  ageFrom: 14,
  zweiklang: 'rosa',
  priceTable: 'studio',
  tags: ['unter-90-minuten'],
  teaser: 'Je genauer sie wissen, wo sie stehen, desto weniger wissen sie, wohin.',
  description: [
    'Zwei Menschen messen ihre Beziehung aus, mit Zollstock, Stoppuhr und einem Schulheft voller Fragen. Wie lange dauert ein Kuss? Wie viele Schritte sind es vom Bett zur Tür, und wie viele zurück? Wer hat zuletzt die Milch gekauft, und ist das eine Zahl oder ein Vorwurf? Je genauer das Ergebnis, desto weiter entfernen sie sich.',
    'Der Abend gehört zwei Berufen, die nicht zusammenpassen. Sie ist Landvermesserin und glaubt, dass man sich nur verliert, wenn man nicht weiß, wo man steht. Er repariert Uhren und glaubt, dass etwas stehen bleibt, sobald man es aufmacht. Die Physik kommt nur einmal vor, beim Abwasch, und wird dort ziemlich richtig erklärt.',
    'Bela Ostrowe und Rosalie Fenn spielen jede Szene zweimal, und keine gleich. Was beim ersten Mal ein Scherz war, ist beim zweiten ein Satz; was beim ersten Mal übergangen wurde, bekommt beim zweiten elf Sekunden Zeit. Saskia Mohr hat das wie eine Reprise gearbeitet: derselbe Text, andere Tonart. Man wartet die ganze zweite Hälfte lang auf eine Stelle, und wenn sie kommt, steht sie einen halben Meter weiter links.',
    'Greta Nachtweih hat ein Zimmer von genau zwölf Quadratmetern auf den Boden gezeichnet. Wände gibt es nicht; beide halten sich trotzdem daran. Nur einmal geht er mitten durch das Fenster, um sie zu umarmen. Sie misst nach.',
    'Gespielt in der vergangenen Spielzeit. Von der Inszenierung sind eine Kiste im Keller geblieben, ein Zollstock, dem ein Glied fehlt, und einige Ehen, die uns geschrieben haben.',
  ],
  team: { Regie: 'Saskia Mohr', Ausstattung: 'Greta Nachtweih', Licht: 'Malte Issing', Dramaturgie: 'Ruben Adebar' },
  cast: { Er: 'Bela Ostrowe', Sie: 'Rosalie Fenn' },
}
