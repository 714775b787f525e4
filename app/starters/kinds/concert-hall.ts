import { claim, comingEvenings, faq, goodToKnow, headline, section, text } from '../nodes.ts'
import { barrierForm, contactForm, groupForm, pressForm } from '../parts/forms.ts'
import { accessibility, contact, press } from '../parts/service-pages.ts'
import type { Starter } from '../starter.ts'

/** A concert hall: programmes with works, guests and an orchestra. */
export const concertHall: Starter = {
  eventWord: 'event',
  artForms: ['Orchester', 'Kammermusik', 'Alte Musik', 'Neue Musik', 'Jazz', 'Lied', 'Für Kinder'],
  groups: ['Orchester', 'Chor', 'Solistinnen und Solisten', 'Dirigentinnen und Dirigenten', 'Leitung'],
  lists: {
    events: { title: 'Konzerte', description: 'Alle Konzerte nach Tagen.', inMenu: true },
    productions: { title: 'Programme', description: 'Was gespielt wird.', inMenu: true },
    ensemble: { title: 'Mitwirkende', description: 'Wer bei uns spielt und singt.', inMenu: true },
    magazine: { title: 'Notizen', description: 'Zum Lesen vor und nach dem Konzert.', inMenu: true },
  },
  home: {
    description: 'Konzerte, Programme und Karten.',
    nodes: [
      ...comingEvenings('Die nächsten Konzerte'),
      section(
        { columns: '50-50', background: 'light' },
        [
          headline('Bevor der erste Ton kommt'),
          text('Ein Saal ist ein Instrument, und das Publikum spielt mit: Es ist die Stille, in der alles anfängt.'),
        ],
        [headline('Darf man klatschen?'), text('Ja. Wer zwischen den Sätzen klatscht, hat zugehört. Wer wartet, auch.')],
      ),
      goodToKnow('Welche Werke gespielt werden und wie lange sie dauern, steht bei jedem Konzert.'),
      { type: 'blog-teaser-list', data: { headline: 'Notizen', items: 3, article_objects: [], main_teaser: null } },
    ],
  },
  pages: [
    {
      slug: 'ihr-besuch',
      title: 'Ihr Besuch',
      description: 'Anreise, Karten, Abonnements und Plätze.',
      place: 'menu',
      nodes: [
        text('Wie Sie zu uns kommen, wo Sie gut hören und was in der Pause geschieht.'),
        { type: 'venue-list', data: { headline: 'Die Säle', venue: [] } },
        faq('Was Sie vorher wissen möchten', {
          'Wo hört man am besten?': '[Bitte eintragen: was Ihr Haus über seine Plätze weiß]',
          'Welche Abonnements gibt es?': '[Bitte eintragen: Reihen, Preise, wie man sie bestellt]',
          'Ich komme zu spät. Und nun?': claim('Zwischen zwei Werken wird noch einmal geöffnet. Bis dahin hören Sie im Foyer mit.'),
          'Ab welchem Alter?': claim(
            'Bei Familienkonzerten steht das Alter dabei. Für alle anderen gilt: wer eine halbe Stunde still sitzen mag.',
          ),
          'Gibt es ein Programmheft?': '[Bitte eintragen: wo es das Programmheft gibt und was es kostet]',
        }),
      ],
    },
    {
      slug: 'vermieten',
      title: 'Den Saal mieten',
      description: 'Für Konzerte, Aufnahmen und Feste.',
      place: 'footer',
      nodes: [
        text(`${claim('Unser Haus ist auch für Ihre Veranstaltung da.')} [Bitte eintragen: welche Säle, für wie viele Menschen]`),
        headline('Technik und Maße'),
        text('[Bitte eintragen: Bühne, Flügel, Licht, Ton]'),
        headline('Anfragen'),
        text('[Bitte eintragen: Name, Telefon und E-Mail der Vermietung]'),
      ],
    },
    contact,
    press('Fotografieren und Mitschnitte'),
    accessibility,
  ],
  forms: [
    contactForm(['Karten', 'Abonnement', 'Vermietung', 'Barrierefreiheit']),
    groupForm,
    pressForm('Um welches Konzert geht es?'),
    barrierForm,
  ],
}
