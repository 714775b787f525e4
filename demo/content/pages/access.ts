import { lightMarkdown as richText } from '../../../app/platform/rich-text/light-markdown.ts'
import { link, text } from '../nodes.ts'
import type { DemoPage } from './page.ts'

/** The accessibility statement, the rules of the theatre. */
export const access: DemoPage[] = [
  {
    path: 'barrierefreiheitserklaerung',
    title: 'Erklärung zur Barrierefreiheit',
    description: 'Wie barrierefrei diese Website ist und wie Sie Barrieren melden.',
    inFooter: true,
    nodes: [
      {
        type: 'accessibility-statement',
        data: {
          law: 'both',
          house: 'Die Festspiele Marienbrück gGmbH',
          website: 'marienbrueck.example und für den Kartenkauf, soweit er auf dieser Website stattfindet',
          conformity: 'partial',
          gaps: richText(
            '- **Ältere Programmhefte** als PDF sind nicht durchgängig ausgezeichnet. Auf Anfrage schicken wir Ihnen den Text.\n- **Die Kasse des Ticketdienstes**, in der Sie bezahlen, haben wir nicht selbst gebaut und nicht vollständig geprüft. Am Telefon suchen wir gern gemeinsam aus.\n- **Filmausschnitte** haben Untertitel, aber nicht alle eine Audiodeskription oder einen Text zum Film.\n- **Plakatmotive** auf den Seiten der Stücke haben einen kurzen Alternativtext. Ausführliche Bildbeschreibungen entstehen nach und nach.\n- **Erläuterungen in Deutscher Gebärdensprache** fehlen noch.',
          ),
          assessment: 'own',
          assessment_note: richText(
            'Bewertet haben wir mit maschinellen Prüfungen aller Seitenarten und mit Durchgängen allein mit der Tastatur, bei vierfacher Vergrößerung und mit vergrößerten Zeilenabständen. Eine Prüfung durch Menschen, die täglich mit einem Vorleseprogramm arbeiten, steht noch aus.',
          ),
          made_on: '2026-09-01T00:00',
          checked_on: '2026-11-02T00:00',
          service: richText(
            'Auf dieser Website wählen Sie eine Vorstellung, eine Preisgruppe und die Zahl der Karten; wir halten die Plätze fünfzehn Minuten für Sie frei und leiten Sie zum Bezahlen an den Ticketdienst weiter. Jeder Schritt geht mit der Tastatur, ist beschriftet und wird vorgelesen; wie lange Ihre Plätze noch gehalten werden, steht in der Kopfzeile und wird vor dem Ablauf gesagt. Alles Wesentliche steht auch in [Leichter Sprache](/de/leichte-sprache). Karten gibt es ebenso an der Theaterkasse und am Telefon.',
          ),
          contact: richText(
            'Sie sind auf eine Barriere gestoßen oder brauchen eine Information in anderer Form? Schreiben Sie uns [mit dem Formular](to:form/barriere), an [barrierefrei@marienbrueck.example](mailto:barrierefrei@marienbrueck.example) oder rufen Sie Gerda Hinrichs an, 04571 000-130. Wir antworten innerhalb von vier Wochen.',
          ),
          arbitration: 'Schlichtungsstelle bei der Landesbeauftragten für Menschen mit Behinderungen, Uferstraße 3, Marienbrück',
          supervision: 'Überwachungsstelle des Landes für die Barrierefreiheit von Informationstechnik, Marienbrück',
        },
      },
      link('Eine Barriere melden', 'to:form/barriere'),
    ],
  },
  {
    path: 'hausordnung',
    title: 'Hausordnung',
    description: 'Was in allen vier Häusern gilt.',
    nodes: [
      text('Die Hausordnung hängt an jeder Garderobe, sie ist kürzer als die Schlange davor. Sie gilt für alle, auch für uns.'),
      text(
        '1. Das Hausrecht übt die Abendspielleitung im Namen der Intendanz aus. Der Einlass hat das letzte Wort.\n2. Mäntel, Schirme, Rucksäcke und alles, was größer ist als eine Handtasche, kommen an die Garderobe.\n3. Telefone sind aus, nicht leise. Man sieht sie nämlich.\n4. Essen und Trinken bleiben im Foyer. Ausgenommen sind Hustenbonbons; bitte vor Beginn auswickeln.\n5. Rauchen ist in den Häusern und auf der Tribüne der Seebühne nicht gestattet, auch nicht mit Dampf.\n6. Tiere bleiben draußen, Assistenzhunde kommen mit hinein, Tauben nur mit Vertrag.\n7. Rettungswege bleiben frei. Bei Alarm folgen Sie bitte dem Personal und nicht der Handlung.\n8. Wer andere beleidigt, bedrängt oder herabsetzt, geht. Wir bieten denen, die bleiben, einen Tee an.\n9. Auf der Bühne wird nicht gepfiffen.',
      ),
    ],
  },
]
