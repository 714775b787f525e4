import { chapters, text, type WrittenNode } from '../nodes.ts'

/** The terms on which the theatre sells its tickets. */
export const agb: WrittenNode[] = [
  text(
    'Diese Bedingungen gelten für Karten und Abonnements der Festspiele Marienbrück gGmbH, gleich ob Sie sie an der Kasse, am Telefon oder im Netz kaufen. Wir haben versucht, sie so zu schreiben, dass man sie auch liest.',
  ),
  ...chapters([
    {
      title: '1. Kartenkauf',
      nodes: [
        text(
          'Der Vorverkauf beginnt in der Regel drei Monate vor der Vorstellung. Karten im Warenkorb sind fünfzehn Minuten für Sie reserviert; danach gehen sie zurück in den Verkauf. Der Vertrag kommt mit der Bestätigung Ihrer Bestellung zustande. Telefonisch reservierte Karten halten wir sieben Tage, längstens bis drei Werktage vor der Vorstellung.\n\nEin Widerrufsrecht besteht bei Karten für einen bestimmten Termin nicht (§ 312g Abs. 2 Nr. 9 BGB). Jeder Kauf ist also sofort verbindlich.',
        ),
      ],
    },
    {
      title: '2. Preise und Zahlung',
      nodes: [
        text(
          'Es gelten die am Tag des Kaufs genannten Preise, einschließlich Garderobe und der gesetzlichen Umsatzsteuer, soweit sie anfällt. Im Netz und am Telefon fällt keine Gebühr an; der Versand mit der Post kostet zwei Euro. Sie zahlen mit Karte, per Lastschrift, auf Rechnung bis zehn Tage vor der Vorstellung oder an der Kasse bar.',
        ),
      ],
    },
    {
      title: '3. Ermäßigungen',
      nodes: [
        text(
          'Die Hälfte zahlen: Menschen unter 30 Jahren, in Ausbildung, im Freiwilligendienst, ohne Arbeit, mit einem Grad der Behinderung ab 50 und mit Ehrenamtskarte. Steht im Ausweis ein *B*, ist die Begleitung frei. Schulklassen zahlen acht Euro je Kind. Mit dem Kulturpass der Stadt kostet jede nicht verkaufte Karte eine halbe Stunde vor Beginn drei Euro.\n\nErmäßigte Karten gelten nur zusammen mit einem Nachweis. Bitte halten Sie ihn am Einlass bereit. Fehlt er, können Sie den Unterschied nachzahlen.',
        ),
      ],
    },
    {
      title: '4. Abonnements',
      nodes: [
        text(
          'Ein Abonnement gilt für eine Spielzeit und verlängert sich um die nächste, wenn Sie es nicht bis zum 31. Mai in Textform kündigen. Wir erinnern Sie im April daran. Termine können Sie bis zum Vortag um 18 Uhr tauschen, dreimal ohne Gebühr. Ihr Platz ist übertragbar; wer für Sie kommt, braucht nur die Karte.',
        ),
      ],
    },
    {
      title: '5. Ausfall, Änderung, Rückgabe',
      nodes: [
        text(
          'Fällt eine Vorstellung aus, erstatten wir den vollen Preis oder tauschen die Karte; bitte melden Sie sich innerhalb von vier Wochen. Wird eine Vorstellung nach der Pause abgebrochen, gilt sie als gespielt, davor als ausgefallen. Eine andere Besetzung oder, in Ausnahmefällen, ein anderes Stück aus Krankheitsgründen sagen wir so früh wie möglich an; bei einem anderen Stück nehmen wir die Karte zurück.\n\nKönnen Sie nicht kommen, nehmen wir Karten bis zum Vortag gegen einen Gutschein zurück, abzüglich zwei Euro. Gutscheine gelten drei Jahre zum Ende des Kalenderjahres.',
        ),
      ],
    },
    {
      title: '6. Seebühne und Wetter',
      nodes: [
        text(
          'Auf der Seebühne wird auch bei leichtem Regen gespielt. Über einen Umzug in die Bootshalle entscheiden wir ab 17 Uhr; die Karten behalten ihre Gültigkeit, die Plätze sind dort frei wählbar. Müssen wir vor der Pause abbrechen und ist kein Umzug möglich, gilt die Karte für einen Ersatztermin oder wird erstattet. Regenschirme bitte geschlossen halten: Auch hinter Ihnen ist das Stück schön.',
        ),
      ],
    },
    {
      title: '7. Einlass',
      nodes: [
        text(
          'Nach Beginn der Vorstellung besteht kein Anspruch auf Einlass. Wir lassen Sie hinein, sobald das Stück es erlaubt; bei manchen Produktionen ist das erst in der Pause oder gar nicht möglich. Ein Hinweis darauf steht bei der Vorstellung. Wer die Aufführung stört, kann gebeten werden zu gehen. Kinder stören nicht, solange sie das Stück meinen.',
        ),
      ],
    },
    {
      title: '8. Bild und Ton',
      nodes: [
        text(
          'Fotografieren, Filmen und Mitschneiden sind während der Vorstellung nicht erlaubt. Beim Schlussapplaus drücken wir ein Auge zu. Wenn wir selbst aufzeichnen, weisen wir am Eingang darauf hin und setzen Sie auf Wunsch um.',
        ),
      ],
    },
    {
      title: '9. Garderobe und Fundsachen',
      nodes: [
        text(
          'Mäntel, Schirme und Gepäck gehören an die Garderobe; sie ist im Preis enthalten. Wir haften für abgegebene Sachen, nicht für das, was in den Taschen bleibt. Fundsachen bewahren wir sechs Monate auf, Briefe länger.',
        ),
      ],
    },
    {
      title: '10. Haftung und Schluss',
      nodes: [
        text(
          'Wir haften unbeschränkt bei Vorsatz, grober Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit, im Übrigen nur bei Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren Schaden. Es gilt deutsches Recht. Ist eine dieser Regeln unwirksam, bleiben die anderen bestehen, wie bei einem Ensemble, in dem einer krank ist.',
        ),
      ],
    },
  ]),
]
