import { claim, comingEvenings, faq, goodToKnow, headline, section, text } from '../nodes.ts'
import { barrierForm, contactForm, pressForm } from '../parts/forms.ts'
import { accessibility, contact, press } from '../parts/service-pages.ts'
import type { Starter } from '../starter.ts'

/** A small stage: one room, few people, much of everything. */
export const smallStage: Starter = {
  artForms: ['Theater', 'Kabarett', 'Musik', 'Lesung', 'Für Kinder'],
  groups: ['Auf der Bühne', 'Hinter der Bühne', 'Gäste'],
  lists: {
    events: { title: 'Spielplan', description: 'Was wir wann spielen.', inMenu: true },
    productions: { title: 'Programme', description: 'Was bei uns zu sehen ist.', inMenu: true },
    ensemble: { title: 'Wer wir sind', description: 'Die Menschen auf und hinter der Bühne.', inMenu: true },
    magazine: { title: 'Neues', description: 'Was es zu erzählen gibt.', inMenu: false },
  },
  home: {
    description: 'Spielplan und Karten.',
    nodes: [
      ...comingEvenings('Demnächst auf der Bühne'),
      section({ columns: '100', background: 'light' }, [
        headline('Die erste Reihe ist bei uns auch die Bühne'),
        text('Man kennt hier bald jeden Stuhl und jede Stimme. Wer spielt, sieht Ihnen ins Gesicht, und umgekehrt.'),
      ]),
      goodToKnow(
        'Die Plätze sind nicht nummeriert: Setzen Sie sich, wohin Sie mögen.',
        'Nach der Vorstellung stehen die, die gespielt haben, auch an der Bar.',
      ),
    ],
  },
  pages: [
    {
      slug: 'besuch',
      title: 'Besuch',
      description: 'So finden Sie uns, und so bekommen Sie eine Karte.',
      place: 'menu',
      nodes: [
        text('Einlass ist [Bitte eintragen: wie lange vor Beginn], die Plätze sind [Bitte eintragen: frei wählbar oder nummeriert].'),
        { type: 'venue-list', data: { headline: 'So finden Sie uns', venue: [] } },
        faq('Kurz gefragt', {
          'Wie bekomme ich eine Karte?': `${claim('Im Spielplan oder am Telefon.')} [Bitte eintragen: Telefonnummer]`,
          'Was kostet ein Abend?': '[Bitte eintragen: Preise und Ermäßigungen]',
          'Komme ich mit dem Rollstuhl hinein?': '[Bitte eintragen: Stufen, Türen, Toilette; und wen man vorher anruft]',
          'Kann ich bei Ihnen auftreten?': claim('Vielleicht. Schreiben Sie uns, was Sie spielen und wie lange es dauert.'),
        }),
      ],
    },
    contact,
    press('Fotografieren'),
    accessibility,
  ],
  forms: [contactForm(['Karten', 'Auftreten', 'Barrierefreiheit']), pressForm('Um welches Programm geht es?'), barrierForm],
}
