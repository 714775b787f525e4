import { claim, comingEvenings, faq, goodToKnow, headline, section, text } from '../nodes.ts'
import { barrierForm, contactForm, groupForm, pressForm } from '../parts/forms.ts'
import { accessibility, contact, press } from '../parts/service-pages.ts'
import type { Starter } from '../starter.ts'

/** A theatre with an ensemble and several Sparten. */
export const theatre: Starter = {
  artForms: ['Schauspiel', 'Musiktheater', 'Tanz', 'Junges Theater', 'Konzert'],
  groups: ['Schauspiel', 'Musiktheater', 'Tanz', 'Regie und Choreografie', 'Ausstattung', 'Dramaturgie', 'Leitung', 'Gäste'],
  lists: {
    events: { title: 'Spielplan', description: 'Was wir wann und wo spielen.', inMenu: true },
    productions: { title: 'Stücke', description: 'Alle Stücke der Spielzeit.', inMenu: true },
    ensemble: { title: 'Ensemble', description: 'Wer auf der Bühne steht und wer daneben.', inMenu: true },
    magazine: { title: 'Aktuelles', description: 'Nachrichten und Hintergründe aus dem Haus.', inMenu: true },
  },
  home: {
    description: 'Spielplan, Stücke und Karten.',
    nodes: [
      ...comingEvenings('Die nächsten Abende'),
      section(
        { columns: '50-50', background: 'light' },
        [
          headline('Ein Abend bei uns'),
          text('Theater braucht zwei: die, die spielen, und die, die kommen. Alles andere ist Holz, Licht und ein Vorhang, der wartet.'),
        ],
        [
          headline('Zum ersten Mal hier?'),
          text('Sie müssen nichts gelesen haben und nichts Besonderes anziehen. Kommen Sie etwas früher, dann ist noch Zeit, anzukommen.'),
        ],
      ),
      goodToKnow('Für Ihren Mantel gibt es eine Garderobe, für die Pause eine Bar.', 'Für welches Alter ein Stück ist, steht beim Stück.'),
      { type: 'blog-teaser-list', data: { headline: 'Aktuelles', items: 3, article_objects: [], main_teaser: null } },
    ],
  },
  pages: [
    {
      slug: 'ihr-besuch',
      title: 'Ihr Besuch',
      description: 'Anreise, Kasse, Karten und was an einem Theaterabend sonst wichtig ist.',
      place: 'menu',
      nodes: [
        text('Vom ersten Klick bis zum letzten Bus: Hier steht, wie aus einer Karte ein Abend wird.'),
        { type: 'venue-list', data: { headline: 'Unsere Spielstätten', venue: [] } },
        faq('Was Sie vorher wissen möchten', {
          'Wo kaufe ich Karten?': `${claim('Im Spielplan, an der Theaterkasse und am Telefon.')} [Bitte eintragen: Nummer der Kasse, und wie lange vor Beginn die Abendkasse öffnet]`,
          'Wer zahlt weniger?': '[Bitte eintragen: wer Ermäßigung bekommt und wie hoch sie ist]',
          'Ich komme zu spät. Und nun?': claim(
            'Der Einlass bringt Sie hinein, sobald es eine Lücke gibt. Bei manchen Stücken ist das erst in der Pause möglich; das steht dann beim Stück.',
          ),
          'Was ziehe ich an?': 'Was Ihnen gefällt. Im Saal sitzen Abendkleider neben Pullovern, und beide haben recht.',
          'Gibt es Hinweise auf belastende Inhalte?': claim(
            'Sie stehen bei jedem Stück. Wenn Sie mehr wissen möchten, fragen Sie uns vorher.',
          ),
        }),
      ],
      below: [
        {
          slug: 'barrierefreiheit',
          title: 'Barrierefreier Besuch',
          description: 'Zugänge, Plätze und Hilfen im Haus.',
          nodes: [
            headline('Ins Haus'),
            text('[Bitte eintragen: Eingänge ohne Stufen, Aufzüge, Parkplätze]'),
            headline('Im Saal'),
            text('[Bitte eintragen: Rollstuhlplätze, Begleitkarten, Höranlage]'),
            headline('Vorstellungen mit Hilfen'),
            text(
              `${claim('Übertitel, Audiodeskription, Gebärdensprache und entspannte Vorstellungen sind im Spielplan gekennzeichnet.')} Fragen beantwortet [Bitte eintragen: Name und Telefonnummer].`,
            ),
          ],
        },
      ],
    },
    contact,
    press('Fotoprobe'),
    accessibility,
  ],
  forms: [
    contactForm(['Karten', 'Abonnement', 'Barrierefreiheit', 'Lob oder Kritik']),
    groupForm,
    pressForm('Um welches Stück geht es?'),
    barrierForm,
  ],
}
