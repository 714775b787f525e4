/** The page *Ihr Besuch*. A key that ends in an ellipsis stands for the text that begins so; links lead where those of the original do. */
export const visit: Record<string, string> = {
  'Anfahrt, Garderobe, Gastronomie…': 'Getting here, cloakroom, food and drink, accessibility: everything for an evening in Marienbrück.',
  'Die Häuser öffnen eine Stunde vor Beginn…':
    'The buildings open an hour before the start, the auditoriums half an hour. Wear whatever you can sit in for two hours; the stalls have seen evening gowns, wellington boots and, once, both on the same person. If you are late, we do not stare at you but let you in as soon as the play allows.',
  'Vorher. Die Garderobe ist im Preis…':
    '**Before.** The cloakroom is included. You can order drinks for the interval at the bar; they will be waiting by the window with your name on them. Many performances have an introduction half an hour before; the programme says where.\n\nChildren get a cushion, dogs a nod, umbrellas a stand.',
  'Nachher. In Marienbrück wird…':
    '**After.** In Marienbrück, people breathe after the last word before they clap. Do not be surprised; join in. The ferry waits seven minutes, ten for opera; so does tram 5.\n\nThe *Souffleuse* serves what is left, and at the next table there is usually someone who has only just died.',
  'Fragen vor dem Besuch': 'Questions before your visit',
  'Wann soll ich da sein?': 'When should I arrive?',
  'Eine halbe Stunde vor Beginn ist gemütlich…':
    'Half an hour before is comfortable, ten minutes are tight, two are sport. The bell rings three times. At the third, people run.',
  'Was ziehe ich an?': 'What should I wear?',
  'Was Sie mögen. Auf der Seebühne…':
    'Whatever you like. At the Lake Stage: one layer more than you think you need. The Workshop Hall is cool in winter; blankets are provided.',
  'Ich komme zu spät. Und nun?': 'I am late. What now?',
  'Der Einlass bringt Sie hinein…':
    'The ushers take you in at the first pause, usually to a seat at the side. For some productions this is only possible at the interval; the performance then says so.',
  'Ich kann nicht kommen. Was wird aus meiner Karte?': 'I cannot come. What about my ticket?',
  'Bis zum Vortag nehmen wir sie…':
    'Until the day before, we exchange it for a voucher, less two euros. You can give it away at any time; there is no name on it.',
  'Wohin mit dem Mantel?': 'Where do I leave my coat?',
  'An die Garderobe, sie ist im Preis enthalten…':
    'In the cloakroom, which is included and open at every venue until the last guest has gone. Umbrellas, rucksacks and everything larger than a handbag belong there too.',
  'Darf ich fotografieren?': 'May I take photos?',
  'Vor Beginn und beim Schlussapplaus gern…':
    'Gladly before the start and during the curtain call. Please not in between: the light of your phone is brighter than some scenes.',
  'Versteht man die Stücke auch ohne Vorwissen?': 'Can I follow the plays without any background?',
  'Ja. Falls nicht, haben wir etwas falsch gemacht…':
    'Yes. If not, we have done something wrong and talk about it on Sundays at eleven, at the matinee *Über das Weglassen*.',
  'Gibt es Hinweise auf belastende Inhalte?': 'Are there content notes?',
  'Sie stehen bei jeder Produktion…':
    'You find them with each production, below the description. If you want to know more, call the dramaturgy department: +49 4571 000-140. We even give away the ending.',
  'Am Theaterwall 1 Dienstag bis Freitag…':
    'Am Theaterwall 1\n\nTuesday to Friday 11 am to 7 pm, Saturday until 6 pm, Sunday 3 to 6 pm\n\n[+49 4571 000-120](#)',
  'In jedem Haus, ab einer Stunde vor Beginn…':
    'At every venue, from one hour before the start, for that evening only. Tickets that have not been collected go, twenty minutes before, to those who hope.',
  Schreiben: 'Write to us',
  'Mit dem Formular oder an…': '[With the form](#) or to [kasse@marienbrueck.example](#). Groups of ten or more [register here](#).',
  'Mehr für Ihren Abend': 'More for your evening',
  Karten: 'Tickets',
  'Preise, Ermäßigung, Gutscheine': 'Prices, concessions, vouchers',
  'Was ein Platz kostet, wer die Hälfte zahlt…': 'What a seat costs, who pays half and how to give an evening as a present.',
  'Zu den Karten': 'To the tickets',
  'Es gibt fast immer einen Weg': 'There is almost always a way',
  'Zugänge, Plätze, Höranlage…': 'Access, seats, hearing loop, surtitles, audio description, relaxed performances.',
  'Zur Barrierefreiheit': 'To accessibility',
  'Kissen, Karten, Quark': 'Cushions, cards, curd',
  'Ab wann welches Stück…': 'Which play from which age, and what to do if someone cries. Or laughs.',
  'Zu den Familien': 'For families',
}
