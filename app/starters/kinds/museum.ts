import { claim, comingEvenings, faq, goodToKnow, headline, section, text } from '../nodes.ts'
import { barrierForm, contactForm, groupForm, pressForm } from '../parts/forms.ts'
import { accessibility, contact, press } from '../parts/service-pages.ts'
import type { Starter } from '../starter.ts'

/** A museum: exhibitions that stay, and dates that accompany them. */
export const museum: Starter = {
  eventWord: 'event',
  artForms: ['Ausstellung', 'Führung', 'Workshop', 'Gespräch', 'Konzert', 'Für Kinder'],
  groups: ['Kuratorinnen und Kuratoren', 'Künstlerinnen und Künstler', 'Vermittlung', 'Restaurierung', 'Leitung'],
  lists: {
    events: { title: 'Kalender', description: 'Alle Termine nach Tagen.', inMenu: true },
    productions: { title: 'Ausstellungen', description: 'Was zu sehen ist und was als Nächstes kommt.', inMenu: true },
    ensemble: { title: 'Team', description: 'Wer forscht, hängt, erklärt und aufschließt.', inMenu: false },
    magazine: { title: 'Einblicke', description: 'Geschichten aus dem Haus.', inMenu: true },
  },
  home: {
    description: 'Ausstellungen und Termine.',
    nodes: [
      ...comingEvenings('Die nächsten Termine'),
      section({ columns: '100', background: 'light' }, [
        headline('Nehmen Sie sich eines vor'),
        text(
          'Wer alles sehen will, sieht wenig. Suchen Sie sich ein Stück aus und bleiben Sie zehn Minuten davor. Danach sieht auch das daneben anders aus.',
        ),
      ]),
      goodToKnow('Zeichnen dürfen Sie überall, mit Bleistift.', 'Werkstätten und Führungen für Kinder stehen im Kalender.'),
      { type: 'blog-teaser-list', data: { headline: 'Einblicke', items: 3, article_objects: [], main_teaser: null } },
    ],
  },
  pages: [
    {
      slug: 'besuch',
      title: 'Ihr Besuch',
      description: 'Öffnungszeiten, Eintritt und Anreise.',
      place: 'menu',
      nodes: [
        section(
          { columns: '50-50', background: 'light' },
          [headline('Geöffnet', { level: 3 }), text('[Bitte eintragen: Öffnungszeiten nach Wochentagen, Schließtage, Feiertage]')],
          [headline('Eintritt', { level: 3 }), text('[Bitte eintragen: Preise, Ermäßigungen, freier Eintritt]')],
        ),
        { type: 'venue-list', data: { headline: 'Die Häuser', venue: [] } },
        faq('Was Sie vorher wissen möchten', {
          'Darf ich fotografieren?': claim('Ohne Blitz und Stativ, für sich selbst. Wo es nicht geht, steht ein Zeichen neben dem Werk.'),
          'Wohin mit Tasche und Mantel?': '[Bitte eintragen: Garderobe und Schließfächer]',
          'Gibt es Führungen?': `${claim('Die öffentlichen stehen im Kalender. Für Gruppen vereinbaren wir eine eigene.')} [Bitte eintragen: Telefonnummer der Vermittlung]`,
          'Gibt es ein Café?': '[Bitte eintragen: Café und Laden, mit Öffnungszeiten]',
        }),
      ],
    },
    {
      slug: 'sammlung',
      title: 'Sammlung',
      description: 'Was das Haus bewahrt und woher es kommt.',
      place: 'menu',
      nodes: [
        text('[Bitte eintragen: was gesammelt wird, seit wann und von wem]'),
        headline('Woher die Dinge kommen'),
        text('[Bitte eintragen: wie Ihr Haus die Herkunft seiner Werke erforscht, und wer Fragen beantwortet]'),
      ],
    },
    contact,
    press('Presserundgang'),
    accessibility,
  ],
  forms: [
    contactForm(['Besuch', 'Führung', 'Sammlung und Leihgaben', 'Barrierefreiheit']),
    groupForm,
    pressForm('Um welche Ausstellung geht es?'),
    barrierForm,
  ],
}
