import { claim, comingEvenings, faq, goodToKnow, headline, section, text } from '../nodes.ts'
import { barrierForm, contactForm, pressForm } from '../parts/forms.ts'
import { accessibility, contact, press } from '../parts/service-pages.ts'
import type { Starter } from '../starter.ts'

/** A festival: some weeks, many places, guests instead of an ensemble. */
export const festival: Starter = {
  artForms: ['Theater', 'Tanz', 'Musik', 'Film', 'Gespräch', 'Für Kinder'],
  groups: ['Künstlerinnen und Künstler', 'Kollektive', 'Festivalteam', 'Leitung'],
  lists: {
    events: { title: 'Programm', description: 'Alles, was stattfindet, nach Tagen.', inMenu: true },
    productions: { title: 'Produktionen', description: 'Alles, was in diesem Jahr zu sehen ist.', inMenu: true },
    ensemble: { title: 'Wer kommt', description: 'Die Gäste des Festivals und die, die sie eingeladen haben.', inMenu: true },
    magazine: { title: 'Festivaltagebuch', description: 'Was vor, hinter und neben den Bühnen geschieht.', inMenu: true },
  },
  home: {
    description: 'Das Programm des Festivals.',
    nodes: [
      ...comingEvenings('Als Nächstes'),
      section({ columns: '100', background: 'light' }, [
        headline('Nehmen Sie sich weniger vor'),
        text(
          'Mehr, als man an einem Tag schafft, gibt es auf jedem Festival. Das Beste geschieht zwischen zwei Vorstellungen, und meistens sitzt man dort neben jemandem, der auch noch nicht weiß, wohin.',
        ),
      ]),
      goodToKnow(
        'Gespräche, Proben mit offener Tür und Angebote für Kinder stehen zwischen den Vorstellungen im Programm.',
        'Vieles davon ist frei.',
      ),
      { type: 'blog-teaser-list', data: { headline: 'Aus dem Festivaltagebuch', items: 3, article_objects: [], main_teaser: null } },
    ],
  },
  pages: [
    {
      slug: 'besuch',
      title: 'Anreise und Karten',
      description: 'Wege, Orte, Karten und Festivalpass.',
      place: 'menu',
      nodes: [
        text(
          'Das Festival dauert vom [Bitte eintragen: erster Tag] bis zum [Bitte eintragen: letzter Tag]. Alle Orte liegen [Bitte eintragen: wie weit auseinander].',
        ),
        { type: 'venue-list', data: { headline: 'Die Orte', venue: [] } },
        faq('Was Sie vorher wissen möchten', {
          'Gibt es einen Pass?': '[Bitte eintragen: Festivalpass, was er kostet und was er einschließt]',
          'Wo ist der Treffpunkt?': '[Bitte eintragen: Festivalzentrum mit Anschrift und Öffnungszeiten]',
          'Was ist, wenn es regnet?': claim(
            'Was draußen spielt, hat einen zweiten Ort oder einen zweiten Termin. Ob umgezogen wird, steht am selben Tag oben auf dieser Website und bei der Vorstellung.',
          ),
          'Wo schlafe ich?': '[Bitte eintragen: Hotels, Jugendherberge, Zeltplatz]',
          'Kann ich mithelfen?': claim('Ja, und Sie sehen dabei viel. Schreiben Sie uns über das Kontaktformular.'),
        }),
      ],
    },
    {
      slug: 'ueber-das-festival',
      title: 'Über das Festival',
      description: 'Wer es macht, seit wann und warum hier.',
      place: 'menu',
      nodes: [
        text('[Bitte eintragen: seit wann es das Festival gibt und womit es begonnen hat]'),
        headline('Wer es macht'),
        text('[Bitte eintragen: Leitung, Team, Träger]'),
        headline('Wer es möglich macht'),
        text('[Bitte eintragen: Förderer und Partner]'),
      ],
    },
    contact,
    press('Fotografieren'),
    accessibility,
  ],
  forms: [
    contactForm(['Karten und Pässe', 'Mithelfen', 'Barrierefreiheit', 'Lob oder Kritik']),
    pressForm('Um welche Produktion geht es?'),
    barrierForm,
  ],
}
