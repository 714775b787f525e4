import { chapters, faq, form, fullTeaser, headline, image, link, logos, pair, quote, section, text } from '../nodes.ts'
import type { DemoPage } from './page.ts'

/** About the theatre: what it is, its history, its supporters, and how to take part. */
export const house: DemoPage[] = [
  {
    path: 'abonnements',
    title: 'Abonnements',
    description: 'Sechs Abende, ein Platz.',
    inFooter: true,
    nodes: [
      text(
        'Ein Abonnement ist eine Verabredung mit sich selbst, die man nicht absagen kann, ohne dass es jemand merkt: Ihre Nachbarn in der Reihe merken es. Sechs Vorstellungen, immer derselbe Platz, ein Viertel günstiger als einzeln. Wer verhindert ist, tauscht bis zum Vortag.',
      ),
      headline('Preise'),
      section(
        { columns: '33-33-33' },
        [
          headline('Abo A', { level: 3, preline: 'Großes Haus' }),
          text(
            'Sechsmal Schauspiel und Musiktheater, immer am gleichen Wochentag.\n\n- Kategorie 1: 168 €\n- Kategorie 2: 114 €\n- Kategorie 3: 78 €',
          ),
        ],
        [
          headline('Abo B', { level: 3, preline: 'Quer durchs Haus' }),
          text(
            'Zweimal Großes Haus, zweimal Werkhalle, einmal Studio, einmal See. Für Leute, die nicht wissen wollen, was kommt.\n\n- Ein Preis: 120 €',
          ),
        ],
        [
          headline('Wahlabo', { level: 3, preline: 'Sechs Gutscheine' }),
          text(
            'Sechs Vorstellungen Ihrer Wahl, allein oder zu mehreren, in einer Spielzeit.\n\n- Ein Preis: 132 €\n- An zwei Abenden zu dritt: gleicher Preis',
          ),
        ],
      ),
      text(
        'Unter 30 zahlen Sie die Hälfte, mit Anspruch auf Ermäßigung auch. Raten gibt es ohne Aufpreis, einen Pfeiler gibt es zum halben Preis.',
      ),
      quote('Ich habe vierzig Jahre auf Platz fünfzehn gesessen und nie dasselbe nicht gesehen.', 'aus dem Brief einer Abonnentin'),
      faq('Gut zu wissen', {
        'Wie tausche ich einen Termin?': 'Bis zum Vortag um 18 Uhr, an der Kasse oder am Telefon, dreimal je Spielzeit ohne Gebühr.',
        'Kann ich mein Abonnement weitergeben?':
          'Jederzeit, für einen Abend oder für immer. Drei Abonnements des Hauses wurden schon vererbt, eines davon vor Gericht.',
        'Bis wann kann ich kündigen?':
          'Bis zum 31. Mai für die folgende Spielzeit. Wir erinnern Sie im April daran; das hat uns noch nie geschadet.',
        'Was ist der Besucherring?':
          'Ein Bus aus neun Gemeinden, acht Abende im Jahr, Abfahrt vor der Haustür. Auskunft gibt die Theaterkasse.',
      }),
      link('Abo bestellen', 'to:form/abonnement'),
    ],
  },
  {
    path: 'ueber-uns',
    title: 'Über uns',
    description: 'Die Festspiele Marienbrück.',
    inFooter: true,
    nodes: [
      text(
        'Die Festspiele Marienbrück sind ein Theater mit vier Spielstätten und einem Ensemble, das bleibt. Der Name stammt von 1908, als man acht Tage im Juni spielte und den Rest des Jahres davon erzählte. Heute spielen wir von August bis Juli, an rund dreihundert Abenden, für eine Stadt mit achtzigtausend Menschen, einem See und einer Fähre.',
      ),
      quote('Ein Haus, in dem niemand erklären muss, warum er gekommen ist.', 'Leitbild, erster Satz'),
      pair(
        '1908 gegründet, 1951 wiederaufgebaut, 2019 entrümpelt: Die Geschichte des Hauses ist eine Geschichte von Leuten, die angepackt haben. Heute arbeiten hundertvierzig Menschen aus einundzwanzig Ländern bei uns, in neun Gewerken und elf Tonarten.\n\n[Zur Geschichte des Hauses](/de/ueber-uns/geschichte)',
        'venue/werkhalle',
      ),
      headline('Das Haus in drei Sätzen'),
      section(
        { columns: '33-33-33', background: 'light' },
        [
          headline('Was wir spielen', { level: 3 }),
          text('Sechs Sparten, vierundzwanzig Produktionen in drei Spielzeiten, ein Drittel davon Stücke, die vorher niemand kannte.'),
        ],
        [
          headline('Für wen', { level: 3 }),
          text(
            'Für alle, die in der Stadt wohnen, und für die, die noch nicht wissen, dass sie es gern täten. Im Schnitt sind neun von zehn Plätzen besetzt. Den zehnten halten wir Ihnen frei.',
          ),
        ],
        [
          headline('Wovon', { level: 3 }),
          text(
            'Von der Stadt, dem Landkreis und zu einem Viertel von Ihnen. Der Wirtschaftsplan ist öffentlich, liest sich zügig und hat ein offenes Ende.',
          ),
        ],
      ),
      headline('Leitung'),
      text(
        'Intendantin ist seit 2022 [Clara Wennemann](to:person/clara-wennemann), Kaufmännischer Direktor Henning Pross, Technischer Direktor [Holger Bratvogel](to:person/holger-bratvogel), Chefdramaturg [Ruben Adebar](to:person/ruben-adebar). Das Junge Haus leitet [Yusuf Herdegen](to:person/yusuf-herdegen), die Musik [Ottokar Wies](to:person/ottokar-wies).\n\nDie erste Amtshandlung der Intendantin war es, die Tür ihres Büros auszuhängen. Aus dem Blatt wurde ein Tisch. An ihm wird über Stücke gestritten, bis jemand Hunger bekommt.',
      ),
      faq('Was man uns oft fragt', {
        'Warum heißt es Festspiele, wenn das ganze Jahr gespielt wird?': 'Weil 1908 niemand ahnte, dass wir nicht wieder aufhören würden.',
        'Nehmen Sie Stücke an?':
          'Ja. Die Intendantin liest jedes selbst, mit Bleistift. Die Antwort kommt, wenn auch manchmal spät. Bitte auf Papier; sie schreibt an den Rand.',
        'Kann man das Haus mieten?':
          'Das Foyer ja, für Feste mit bis zu hundertzwanzig Personen, die Bühne nein. Ausnahmen gab es bisher eine, und sie ist noch verheiratet.',
      }),
      link('Der Freundeskreis', '/de/ueber-uns/freundeskreis', 'Slider'),
    ],
  },
  {
    path: 'ueber-uns/geschichte',
    title: 'Geschichte',
    description: 'Von acht Tagen im Juni zu dreihundert Abenden im Jahr.',
    nodes: [
      text(
        'Es begann mit einem Irrtum. Die Stadt hatte 1906 Geld für ein Schlachthaus bewilligt, und der Bürgermeister, ein Freund der Oper, las im Antrag *Schaulusthaus*. Der Schreibfehler ist im Archiv zu besichtigen. Manche halten ihn für echt.',
      ),
      ...chapters([
        {
          title: '1908',
          subline: 'Acht Tage im Juni',
          nodes: [
            text(
              'Zur Eröffnung gab es vier Opern, zwei Trauerspiele und eine Klingel, die von der Feuerwache übrig war. Man nannte es Festspiele, weil es acht Tage dauerte. Im Herbst stellte man fest, dass die Sänger noch da waren, und spielte weiter.',
            ),
            image('picture:venue/grosses-haus', 'Der Saal von 1908, nach einem Plakat der Eröffnung neu gezeichnet.'),
          ],
        },
        {
          title: '1933 bis 1945',
          subline: 'Was fehlt',
          nodes: [
            text(
              'Elf Mitglieder des Hauses verloren ihre Stelle, vier ihr Leben: der Kapellmeister, eine Souffleuse, der Bassist, ein Bühnenarbeiter. Ihre Namen stehen auf vier Messingschildern an den Plätzen, an denen sie gearbeitet haben. Man muss sich bücken, um sie zu lesen. Das ist so gewollt. Das Haus brannte im März 1945.',
            ),
          ],
        },
        {
          title: '1951',
          subline: 'Von oben nach unten',
          nodes: [
            text(
              'Der Wiederaufbau begann im vierten Stock, weil unten alles zerstört war. Deshalb liegt die Schlosserei bis heute dort. Es fehlte an Stahl, also steht im Parkett ein Pfeiler. Eröffnet wurde mit einem Stück, in dem es regnet; das Dach war noch nicht fertig, und niemand hat es gemerkt.',
            ),
          ],
        },
        {
          title: '1978 bis 1996',
          subline: 'Drei neue Orte',
          nodes: [
            text(
              'Aus der Tischlerei wurde das Studio, aus der Schraubenfabrik die Werkhalle, und im Sommer 1996 rammte man für ein einziges Konzert eine Bühne in den See. Sie sollte vierzehn Tage stehen. Beim Abbau stellte sich heraus, dass niemand wusste, wem die Pfähle gehörten.',
            ),
          ],
        },
        {
          title: '2019',
          subline: 'Entrümpelt',
          nodes: [
            text(
              'Siebenundvierzig Container, eine neue Bühnenmaschinerie, ein alter Souffleurkasten, der drei Wochen fehlte und dann zurückkam. Der Pfeiler blieb, einundvierzig Briefe wegen.',
            ),
          ],
        },
      ]),
      quote(
        'Ein Theater ist ein Haus, in dem man sich an Dinge erinnert, die nicht geschehen sind, damit man die anderen nicht vergisst.',
        'Clara Wennemann, zur Wiedereröffnung',
      ),
      link('Drei Klingeln: eine kleine Musikgeschichte des Foyers', 'to:article/drei-klingeln', 'Slider'),
    ],
  },
  {
    path: 'ueber-uns/freundeskreis',
    title: 'Freundeskreis',
    description: 'Siebenhundert Menschen, die mehr wollen als zuschauen.',
    nodes: [
      text(
        'Der Freundeskreis der Festspiele Marienbrück e. V. hat siebenhundertzwölf Mitglieder und eine Satzung von vier Seiten, deren erste lautet: *Der Verein fördert das Theater, indem er hingeht.* Die anderen drei hat das Amtsgericht verlangt.',
      ),
      section(
        { columns: '67-33', background: 'accent', zweiklang: 'senf' },
        [
          headline('Was Freunde bekommen'),
          text(
            '- zwei Generalproben im Jahr, mit Gespräch und ohne Gewähr\n- Vorkaufsrecht, einen Tag vor allen anderen\n- die Reise im Mai, mit dem Bus, in dem Clara Wennemann den Rückwärtsgang findet\n- am Ende der Spielzeit eine Kiste, die man öffnen darf',
          ),
        ],
        [
          headline('Beitrag', { level: 3 }),
          text('48 Euro im Jahr, unter 30 die Hälfte, für Paare 80 Euro, für Paare, die sich bei uns kennengelernt haben, 79.'),
        ],
      ),
      text(
        'Aus Beiträgen und Spenden bezahlt der Verein jedes Jahr eine Uraufführung, Karten für Schulklassen und die Reparatur der Klingel. Zuletzt war es „Das Meer hat keine Tür“.',
      ),
      logos('Mit uns befreundet', {
        werft: 'Kranwerft Marienbrück',
        sparkasse: 'Stadtsparkasse Marienbrück',
        stiftung: 'Stiftung Seelicht',
        faehre: 'Fährgesellschaft Nord',
        druckerei: 'Druckerei Halbton',
      }),
      link('Mitglied werden', 'to:form/kontakt'),
    ],
  },
  {
    path: 'mitmachen',
    title: 'Mitmachen',
    description: 'Tanzstunde, Statisterie, Jugendclub, Singkreis.',
    inFooter: true,
    nodes: [
      text('Man muss nicht auftreten können, um auf eine Bühne zu gehen. Man muss nur einmal durch die richtige Tür. Hier sind fünf.'),
      fullTeaser(
        {
          preline: 'Montags um 18 Uhr',
          headline: 'Offene Tanzstunde',
          subline: 'Werkhalle, Eingang Hof',
          text: 'Sefa Arslan unterrichtet alle, die behaupten, sie könnten es nicht. Bisher, sagt er, habe noch niemand recht behalten. Keine Anmeldung, kein Spiegel, bequeme Schuhe oder gar keine. Fünf Euro oder ein Kuchen.',
          link_text: 'Wer Sefa Arslan ist',
          link: 'to:person/sefa-arslan',
          picture: 'atem-holen',
        },
        { layout: 'image-left', zweiklang: 'moos' },
      ),
      section(
        { columns: '50-50' },
        [
          headline('Statisterie', { level: 3 }),
          text(
            'Volk, Heer, Hochzeitsgäste: Wir suchen Menschen zwischen sechzehn und neunzig, die eine Stunde lang stehen und dabei jemand anderes sein können. Zurzeit besteht die Statisterie aus zwei Zahnärztinnen, einer halben Feuerwehr und einem pensionierten Richter.',
          ),
        ],
        [
          headline('Singkreis Kranstraße', { level: 3 }),
          text(
            'Donnerstags um sieben im Chorsaal, ohne Vorsingen. Der Kreis spielt in „Kassensturz“ den Chor Eintracht und legt Wert darauf, dass seine eigene Kasse stimmt. Gesucht wird immer Alt.',
          ),
        ],
      ),
      section(
        { columns: '50-50' },
        [
          headline('Jugendclub', { level: 3 }),
          text(
            'Für alle zwischen vierzehn und einundzwanzig, mittwochs um fünf im Studio. Ein Stück im Jahr, selbst geschrieben, mit richtigem Licht und einer Inspizientin, die „und“ sagt. Svenja Ottken freut sich auf eine Nachricht.',
          ),
        ],
        [
          headline('Brieftauben', { level: 3 }),
          text(
            'Der Verein Heimkehr sucht Paten für neun Tauben, die in der „Taubenzüchterin“ mitwirken. Man bekommt einen Namen, einen Ring und gelegentlich eine Nachricht.',
          ),
        ],
      ),
      faq('Was man wissen sollte', {
        'Werde ich bezahlt?':
          'Die Statisterie bekommt ein Abendgeld, eine Karte für jede Premiere und Linsensuppe. Alles andere ist Vergnügen.',
        'Ich habe Lampenfieber.': 'Wir auch. Es gibt Brühe, in der Tasse, und es wird nicht darüber gesprochen.',
      }),
      link('Ich möchte mitmachen', 'to:form/kontakt'),
    ],
  },
  {
    path: 'kontakt',
    title: 'Kontakt',
    description: 'Wen Sie wo erreichen.',
    inFooter: true,
    nodes: [
      text(
        'An der Pforte sitzt Tag und Nacht jemand, der weiß, wer gerade wo ist, und es meistens verrät: [04571 000-100](tel:+494571000100). Wer lieber gleich die Richtigen erreicht, wählt hier.',
      ),
      headline('Wer wofür da ist'),
      section(
        { columns: '33-33-33' },
        [
          headline('Theaterkasse', { level: 3 }),
          text(
            'Karten, Abonnements, Gutscheine\n\n[04571 000-120](tel:+494571000120)\n\n[kasse@marienbrueck.example](mailto:kasse@marienbrueck.example)',
          ),
        ],
        [
          headline('Vorderhaus', { level: 3 }),
          text(
            'Barrierefreiheit, Garderobe, Fundsachen\n\n[04571 000-130](tel:+494571000130)\n\n[haus@marienbrueck.example](mailto:haus@marienbrueck.example)',
          ),
        ],
        [
          headline('Dramaturgie', { level: 3 }),
          text(
            'Inhalte, Einführungen, eingesandte Stücke\n\n[04571 000-140](tel:+494571000140)\n\n[dramaturgie@marienbrueck.example](mailto:dramaturgie@marienbrueck.example)',
          ),
        ],
      ),
      section(
        { columns: '33-33-33' },
        [
          headline('Junges Haus', { level: 3 }),
          text(
            'Kitas, Schulen, Jugendclub\n\n[04571 000-150](tel:+494571000150)\n\n[jung@marienbrueck.example](mailto:jung@marienbrueck.example)',
          ),
        ],
        [
          headline('Presse', { level: 3 }),
          text(
            'Karten, Bilder, Gespräche\n\n[04571 000-160](tel:+494571000160)\n\n[presse@marienbrueck.example](mailto:presse@marienbrueck.example)',
          ),
        ],
        [headline('Post', { level: 3 }), text('Festspiele Marienbrück\n\nAm Theaterwall 1\n\n29971 Marienbrück')],
      ),
      quote('Briefe beantworten wir mit Briefen. Das dauert, aber dann haben Sie etwas in der Hand.', 'Die Pforte'),
      form('Schreiben Sie uns', 'kontakt'),
    ],
  },
]
