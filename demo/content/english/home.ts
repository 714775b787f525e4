/** The home page. A key that ends in an ellipsis stands for the text that begins so. */
export const home: Record<string, string> = {
  'Theater, Tanz und Musik in Marienbrück…':
    'Theatre, dance and music in Marienbrück: Main House, Workshop Hall, Lake Stage and Studio.',
  'Die nächsten Abende': 'The next evenings',
  'Requiem für ein Riesenrad': 'Requiem for a Ferris Wheel',
  'Musiktheater von Jorid Aas': 'Music theatre by Jorid Aas',
  'Elf Meter hoch, vier Tonnen schwer…':
    'Eleven metres high, four tonnes in weight, turned by hand: on the night before it is torn down, old Borchert sets his wheel going once more. Every gondola is taken. Count them and there are eight; each time, there are nine.',
  'Zum Stück': 'To the production',
  'Jetzt im Haus': 'In the house now',
  'Wir spielen, als säße in der letzten Reihe…': 'We play as if someone in the back row were never coming again.',
  'Clara Wennemann, Intendantin': 'Clara Wennemann, artistic director',
  'Ihr Abend bei uns': 'Your evening with us',
  'Mit der Fähre, zu Fuß, im Rollstuhl': 'By ferry, on foot, by wheelchair',
  'Wie Sie zu uns kommen, wo Sie sitzen…': 'How to get here, where you sit and when the last tram leaves.',
  'Zum Besuch': 'Plan your visit',
  Abonnement: 'Subscription',
  'Sechs Abende, ein Platz': 'Six evenings, one seat',
  'Ein Abonnement ist eine Verabredung…': 'A subscription is a date with yourself. We keep the seat free.',
  'Zu den Abonnements': 'To the subscriptions',
  'Montags tanzen, die es nicht können': 'On Mondays, those who cannot dance do',
  'Offene Tanzstunde, Statisterie…': 'Open dance class, extras, youth club: how to get to the other side of the footlights.',
  'Zum Mitmachen': 'Join in here',
  Kinderbrücke: 'Children’s Bridge',
  'Für alle ab vier': 'For everyone from four',
  'Stücke, die Kinder nicht unterschätzen. Jedes wird…':
    'Plays that do not underestimate children. Before each premiere, a fourth-year class has to pass it, with red, green and yellow cards. Yellow means: I don’t believe you.',
  'Zur Kinderbrücke': 'To the Children’s Bridge',
  Nachtlinie: 'Night Line',
  'Für alle nach zehn': 'For everyone after ten',
  'Musik, die tagsüber zu laut wäre, und Stücke…':
    'Music that would be too loud by day, and plays that only make sense in the dark. If you fall asleep, you have done nothing wrong. The last tram waits ten minutes.',
  'Zur Nachtlinie': 'To the Night Line',
  'Aus dem Magazin': 'From the magazine',
}
