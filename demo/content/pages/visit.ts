import { faq, headline, link, pair, quote, section, table, teasers, text, venueList } from '../nodes.ts'
import type { DemoPage } from './page.ts'

/** Information for visitors: getting there, admission, food, children, guided tours. */
export const visit: DemoPage[] = [
  {
    path: 'ihr-besuch',
    title: 'Ihr Besuch',
    description: 'Anfahrt, Garderobe, Gastronomie, Barrierefreiheit: alles für einen Abend in Marienbrück.',
    inMenu: true,
    inFooter: true,
    nodes: [
      text(
        'Die Häuser öffnen eine Stunde vor Beginn, die Säle eine halbe. Ziehen Sie an, worin Sie zwei Stunden sitzen können; im Parkett wurden schon Abendkleider gesehen, Gummistiefel und einmal beides an derselben Person. Wer zu spät kommt, wird von uns nicht angesehen, sondern hereingelassen, sobald es das Stück erlaubt.',
      ),
      pair(
        '**Vorher.** Die Garderobe ist im Preis enthalten. Getränke für die Pause können Sie am Tresen vorbestellen; sie stehen dann mit Ihrem Namen am Fenster. Eine halbe Stunde vor vielen Vorstellungen gibt es eine Einführung, im Spielplan steht, wo.\n\nKinder bekommen Sitzkissen, Hunde ein Nicken, Regenschirme einen Ständer.',
        'venue/grosses-haus',
      ),
      pair(
        '**Nachher.** In Marienbrück wird nach dem letzten Wort erst geatmet und dann geklatscht. Wundern Sie sich nicht, machen Sie mit. Die Fähre wartet sieben Minuten, bei Oper zehn; die Straßenbahn 5 wartet ebenfalls.\n\nIn der *Souffleuse* gibt es, was übrig ist, und meistens sitzt jemand am Nebentisch, der eben noch gestorben ist.',
        'venue/seebuehne',
        'text-image',
      ),
      faq('Fragen vor dem Besuch', {
        'Wann soll ich da sein?':
          'Eine halbe Stunde vor Beginn ist gemütlich, zehn Minuten sind knapp, zwei sind Sport. Es klingelt dreimal. Beim dritten Mal wird gerannt.',
        'Was ziehe ich an?':
          'Was Sie mögen. Auf der Seebühne: eine Schicht mehr, als Sie für nötig halten. In der Werkhalle ist es im Winter kühl, Decken liegen bereit.',
        'Ich komme zu spät. Und nun?':
          'Der Einlass bringt Sie hinein, sobald es eine Lücke gibt, meist auf einen Platz am Rand. Bei einigen Stücken ist das erst in der Pause möglich; ein Hinweis steht dann bei der Vorstellung.',
        'Ich kann nicht kommen. Was wird aus meiner Karte?':
          'Bis zum Vortag nehmen wir sie gegen einen Gutschein zurück, abzüglich zwei Euro. Verschenken können Sie sie jederzeit; auf der Karte steht kein Name.',
        'Wohin mit dem Mantel?':
          'An die Garderobe, sie ist im Preis enthalten und an jedem Haus offen, bis der Letzte gegangen ist. Schirme, Rucksäcke und alles, was größer ist als eine Handtasche, gehören ebenfalls an die Garderobe.',
        'Darf ich fotografieren?':
          'Vor Beginn und beim Schlussapplaus gern. Dazwischen bitte nicht: Das Licht Ihres Telefons ist heller als manche Szene.',
        'Versteht man die Stücke auch ohne Vorwissen?':
          'Ja. Falls nicht, haben wir etwas falsch gemacht und reden sonntags um elf darüber, in der Matinee *Über das Weglassen*.',
        'Gibt es Hinweise auf belastende Inhalte?':
          'Sie stehen bei jeder Produktion unter der Beschreibung. Wenn Sie es genauer wissen möchten, rufen Sie die Dramaturgie an: 04571 000-140. Wir verraten auch den Schluss.',
      }),
      section(
        { columns: '33-33-33', background: 'light' },
        [
          headline('Theaterkasse', { level: 3 }),
          text(
            'Am Theaterwall 1\n\nDienstag bis Freitag 11 bis 19 Uhr, Samstag bis 18 Uhr, Sonntag 15 bis 18 Uhr\n\n[04571 000-120](tel:+494571000120)',
          ),
        ],
        [
          headline('Abendkasse', { level: 3 }),
          text(
            'In jedem Haus, ab einer Stunde vor Beginn, nur für diesen Abend. Nicht abgeholte Karten gehen zwanzig Minuten vorher an die, die hoffen.',
          ),
        ],
        [
          headline('Schreiben', { level: 3 }),
          text(
            '[Mit dem Formular](to:form/kontakt) oder an [kasse@marienbrueck.example](mailto:kasse@marienbrueck.example). Gruppen ab zehn Personen [melden sich hier](to:form/gruppen).',
          ),
        ],
      ),
      teasers('Mehr für Ihren Abend', [
        {
          preline: 'Karten',
          headline: 'Preise, Ermäßigung, Gutscheine',
          text: 'Was ein Platz kostet, wer die Hälfte zahlt und wie man einen Abend verschenkt.',
          link_text: 'Zu den Karten',
          link: '/de/ihr-besuch/karten',
          image: 'kassensturz',
        },
        {
          preline: 'Barrierefreiheit',
          headline: 'Es gibt fast immer einen Weg',
          text: 'Zugänge, Plätze, Höranlage, Übertitel, Audiodeskription, entspannte Vorstellungen.',
          link_text: 'Zur Barrierefreiheit',
          link: '/de/ihr-besuch/barrierefreiheit',
          image: 'bruecke-ungerade',
        },
        {
          preline: 'Mit Kindern',
          headline: 'Kissen, Karten, Quark',
          text: 'Ab wann welches Stück, und was zu tun ist, wenn jemand weint. Oder lacht.',
          link_text: 'Zu den Familien',
          link: '/de/ihr-besuch/mit-kindern',
          image: 'koenigin-unfug',
        },
      ]),
    ],
  },
  {
    path: 'ihr-besuch/karten',
    title: 'Karten und Preise',
    description: 'Vorverkauf, Preise, Ermäßigungen, Gutscheine.',
    inMenu: true,
    nodes: [
      text(
        'Am einfachsten kaufen Sie im [Spielplan](/de/spielplan): Vorstellung wählen, Plätze wählen, fertig. Fünfzehn Minuten lang gehören sie Ihnen, auch wenn es an der Tür klingelt. Der Vorverkauf beginnt drei Monate vorher, immer am Ersten um zehn.',
      ),
      headline('Was ein Platz kostet'),
      section(
        { columns: '50-50' },
        [
          headline('Großes Haus', { level: 3 }),
          table(
            'Preise im Großen Haus',
            'Platz | Voll | Ermäßigt',
            'Kategorie 1 | 42 Euro | 21 Euro',
            'Kategorie 2 | 29 Euro | 14,50 Euro',
            'Kategorie 3 | 18 Euro | 9 Euro',
            'Hinter dem Pfeiler | die Hälfte | ein Viertel',
            'Hörplatz im zweiten Rang | 8 Euro | 4 Euro',
          ),
        ],
        [
          headline('Werkhalle, Studio, Seebühne', { level: 3 }),
          text(
            '- Werkhalle: 26 Euro\n- Studio: 19 Euro\n- Seebühne: 24 bis 38 Euro, mit Fähre\n- Familienstücke: 12 Euro, Kinder 8 Euro\n- Matinee und Werkgespräch: frei',
          ),
        ],
      ),
      text(
        'Die genauen Preise stehen bei jeder Vorstellung; für Uraufführungen zahlen Sie nie mehr als für anderes. Gebühren gibt es keine, nur der Postversand kostet zwei Euro.',
      ),
      faq('Ermäßigungen', {
        'Wer zahlt die Hälfte?':
          'Menschen unter 30, in Ausbildung, im Freiwilligendienst, ohne Arbeit, mit einem Grad der Behinderung ab 50 und mit Ehrenamtskarte. Bitte bringen Sie einen Nachweis mit.',
        'Was gilt für Begleitpersonen?':
          'Steht im Ausweis ein *B*, ist der Platz daneben frei. Buchen Sie ihn an der Kasse oder am Telefon gleich mit.',
        'Was ist der Kulturpass?':
          'Eine halbe Stunde vor Beginn kostet damit jede nicht verkaufte Karte drei Euro, in jeder Kategorie. Ausgestellt wird er vom Bürgeramt, ohne Wartezeit, wir haben nachgesehen.',
        'Und Schulklassen?':
          'Acht Euro je Kind, die Begleitung ist frei. Material und Besuch im Klassenzimmer kosten nichts. [Hier anmelden](to:form/gruppen).',
      }),
      headline('Einen Abend verschenken'),
      text(
        'Gutscheine gibt es über jeden Betrag und für jedes Stück, an der Kasse und am Telefon. Sie gelten drei Jahre. Auf Wunsch schreibt die Requisite die Anschrift mit Tinte; das dauert drei Tage und lohnt sich.',
      ),
      link('Zum Spielplan', '/de/spielplan'),
    ],
  },
  {
    path: 'ihr-besuch/anfahrt',
    title: 'Anfahrt',
    description: 'So kommen Sie zu uns.',
    inMenu: true,
    nodes: [
      text(
        'Marienbrück liegt am Südufer des Sees, anderthalb Stunden von der Küste und ungefähr ebenso weit von allem anderen. Alle Spielstätten erreichen Sie vom Hauptbahnhof in einer Viertelstunde, die meisten zu Fuß, eine nur mit Blick aufs Wasser.',
      ),
      headline('So kommen Sie hin'),
      section(
        { columns: '50-50' },
        [
          headline('Großes Haus und Studio', { level: 3 }),
          text(
            'Straßenbahn 2 und 5, Haltestelle *Theaterwall*, zwei Minuten zu Fuß. Vom Hauptbahnhof neun Minuten, immer auf die Linde zu. Das Studio liegt im Hof dahinter, dem Licht nach.',
          ),
        ],
        [
          headline('Werkhalle', { level: 3 }),
          text(
            'Straßenbahn 5, Haltestelle *Kranstraße*, vor der Tür. Oder zwölf Minuten zu Fuß am Wasser entlang, am Kran links. Nach vier Minuten riecht es nach Hafen, nach acht nach Farbe.',
          ),
        ],
      ),
      section(
        { columns: '50-50' },
        [
          headline('Seebühne', { level: 3 }),
          text(
            'Fähre ab Theaterwall, 45 und 30 Minuten vor Beginn, elf Minuten Fahrt, im Preis enthalten. Die letzte Rückfahrt wartet auf den Schlussapplaus. Zu Fuß fünfzehn Minuten auf der Promenade.',
          ),
        ],
        [
          headline('Mit dem Auto', { level: 3 }),
          text(
            'Parkhaus am Wall, zweihundertzehn Plätze, offen bis eine Stunde nach Vorstellungsende. An Markttagen, Dienstag und Freitag, ist die Wallgasse bis 14 Uhr gesperrt. Am Ufer darf nur parken, wer einen blauen Ausweis hat.',
          ),
        ],
      ),
      venueList('Vier Häuser, alle Wege'),
      headline('Die letzte Bahn'),
      text(
        'Nach jeder Vorstellung fährt mindestens noch eine Bahn in jede Richtung. Die Linie 5 wartet bis zehn Minuten nach dem Schlussapplaus; der Fahrer bekommt dafür ein Programmheft. Züge nach Süden fahren stündlich, zuletzt um 23.12 Uhr. Wer den verpasst, fragt an der Pforte: Wir kennen zwei Pensionen und einen Dramaturgen mit Gästezimmer.',
      ),
      quote('Wenn sie alle durcheinanderreden, war’s eine Komödie. Wenn keiner redet, war’s gut.', 'Thies Rohwer, Kapitän der „Henriette“'),
      link('Warum die Fähre wartet', 'to:article/die-letzte-faehre-wartet', 'Slider'),
    ],
  },
  {
    path: 'ihr-besuch/barrierefreiheit',
    title: 'Barrierefreiheit',
    description: 'Zugänge, Plätze und Angebote.',
    inMenu: true,
    nodes: [
      text(
        'Alle Spielstätten sind stufenlos erreichbar. Rollstuhlplätze buchen Sie an der Kasse oder am Telefon; die Begleitung sitzt frei daneben. Wenn Sie etwas brauchen, das hier nicht steht, rufen Sie an: Frau Hinrichs von der Vorderhausleitung, 04571 000-130, hat schon Schwierigeres gelöst.',
      ),
      faq('Angebote', {
        'Mit dem Rollstuhl oder Rollator':
          'Acht Plätze im Großen Haus, sechs in der Werkhalle, zwölf auf der Seebühne, zwei im Studio. Rollatoren nimmt die Garderobe und bringt sie zur Pause. Die Fähre fährt mit der breiten Planke, wenn Sie sich am Vortag melden.',
        'Höranlage, Übertitel, Gebärdensprache':
          'Die Höranlage im Großen Haus erreicht jeden Platz. In Werkhalle, Studio und auf der Seebühne gibt es mobile Empfänger mit Halsschleife oder Kopfhörer. Vorstellungen mit Übertiteln und mit Gebärdensprache sind im Spielplan gekennzeichnet.',
        'Schlecht sehen':
          'Bei Vorstellungen mit Audiodeskription beschreibt eine Stimme, was man sonst nur sieht. Neunzig Minuten vorher beginnt die Tastführung: Man darf alles anfassen, auch die Torte. Texte dieser Website lassen sich vorlesen und vergrößern.',
        'Entspannte Vorstellungen':
          'Das Licht bleibt an, die Tür offen, der Ton leiser. Man darf aufstehen, reden, hinausgehen und wiederkommen. Eine Bildergeschichte zum Vorbereiten schicken wir Ihnen.',
        Ruhe: 'Neben der Garderobe im Großen Haus gibt es einen Ruheraum, an jedem Abend. In den anderen Häusern zeigt Ihnen der Einlass eine Ecke. Gehörschutz liegt überall aus.',
        Assistenzhunde: 'Sind willkommen und bekommen Wasser. Bei der „Taubenzüchterin“ bitten wir um einen Anruf; es geht um neun Tauben.',
      }),
      quote('Fragen Sie uns. Es gibt fast immer einen Weg, und wenn nicht, bauen wir einen.', 'Gerda Hinrichs, Vorderhausleitung'),
      headline('Wege im Einzelnen'),
      text(
        'Türbreiten, Aufzüge, Steigungen und Parkplätze stehen bei jedem Haus: [Großes Haus](to:venue/grosses-haus), [Werkhalle](to:venue/werkhalle), [Seebühne](to:venue/seebuehne), [Studio](to:venue/studio).\n\nWie barrierefrei diese Website ist, sagt die [Erklärung zur Barrierefreiheit](/de/barrierefreiheitserklaerung). Das Haus [in Leichter Sprache](/de/leichte-sprache) gibt es auch.',
      ),
      link('Eine Barriere melden', 'to:form/barriere'),
    ],
  },
  {
    path: 'ihr-besuch/gastronomie',
    title: 'Gastronomie',
    description: 'Essen und Trinken vor und nach der Vorstellung.',
    inMenu: true,
    nodes: [
      text(
        'Die *Souffleuse* im Foyer des Großen Hauses hat ab 17 Uhr geöffnet, sonntags ab 10.30 Uhr: Linsensuppe, Käsebrot, ein Tagesgericht und ein Gericht, das es nicht gibt. Es steht auf der Tafel, mit einer kurzen Begründung.',
      ),
      pair(
        '**Für die Pause.** Bestellen Sie vor der Vorstellung am Tresen. Ihr Glas steht dann mit Ihrem Namen am Fenster und hat einen besseren Blick als Sie.\n\n**Danach.** Küche bis eine halbe Stunde nach Schluss, Getränke, bis der Letzte seinen Satz beendet hat.',
        'salz',
      ),
      headline('In den anderen Häusern'),
      section(
        { columns: '33-33-33', background: 'light' },
        [
          headline('Werkhalle', { level: 3 }),
          text('Suppe aus dem Topf, Brot vom Bäcker in der Kranstraße, Bier aus der Flasche. Bei der Nachtlinie Brühe bis zum Schluss.'),
        ],
        [
          headline('Seebühne', { level: 3 }),
          text('Räucherfisch, Apfelkuchen, Tee. Auf der Fähre Kaffee, solange die Maschine läuft, und sie läuft immer.'),
        ],
        [
          headline('Studio', { level: 3 }),
          text('Saft, Brezeln, eine Tasse für die, die begleiten. Die Torte ist von der Konditorei am Wall. Sie fliegt nicht.'),
        ],
      ),
      link('Das Rezept der Linsensuppe', 'to:article/suppe-um-halb-sechs', 'Slider'),
    ],
  },
  {
    path: 'ihr-besuch/mit-kindern',
    title: 'Mit Kindern',
    description: 'Stücke ab vier, Kissen, Kinderwagen, Klassen.',
    inMenu: true,
    nodes: [
      text(
        'Theater ist für Kinder nicht gut, weil man still sitzen lernt. Es ist gut, weil man danach nicht still ist. Unsere Stücke sind zwischen fünfundvierzig und fünfundsiebzig Minuten lang; die Altersangabe ist ernst gemeint und keine Mutprobe.',
      ),
      teasers('Zurzeit zu sehen', [
        {
          preline: 'Ab 4',
          headline: 'Was der Schnee weiß',
          text: 'Ein Fuchs, ein Hase, eine Spur. Fast ohne Worte, mit viel Blau.',
          link_text: 'Zum Stück',
          link: 'to:production/was-der-schnee-weiss',
          image: 'was-der-schnee-weiss',
        },
        {
          preline: 'Ab 5',
          headline: 'Königin Unfug',
          text: 'Mit Musik, drei Türen zu wenig und einer Torte, die fliegt.',
          link_text: 'Zum Stück',
          link: 'to:production/koenigin-unfug',
          image: 'koenigin-unfug',
        },
        {
          preline: 'Ab 6',
          headline: 'Der Koffer voller Wind',
          text: 'Lotte erbt einen Koffer, in dem es zieht.',
          link_text: 'Zum Stück',
          link: 'to:production/der-koffer-voller-wind',
          image: 'der-koffer-voller-wind',
        },
      ]),
      faq('Was Eltern fragen', {
        'Mein Kind ist noch nicht vier.':
          'Dann warten Sie noch ein wenig. Kinder unter drei Jahren lassen wir nicht in die Vorstellung, nicht ihretwegen, sondern wegen der Dezibel.',
        'Was, wenn es weint?':
          'Gehen Sie hinaus, kommen Sie wieder. Der Einlass hält die Tür auf. Im Foyer steht ein Monitor, auf dem man sieht, ob es besser wird.',
        'Wohin mit dem Kinderwagen?': 'Im Hof vor dem Studio ist ein überdachter Stellplatz. Ein Schloss leihen wir Ihnen.',
        'Können wir Geburtstag feiern?':
          'Ja, mit bis zu zwölf Kindern, samstags, mit Führung und Kuchen. Den Unfug dürfen alle machen, nicht nur das Geburtstagskind.',
      }),
      link('Mit Kita oder Schule kommen', 'to:form/gruppen'),
    ],
  },
  {
    path: 'ihr-besuch/fuehrungen',
    title: 'Führungen',
    description: 'Hinter die Bühne, unter die Bühne, auf die Bühne.',
    inMenu: true,
    nodes: [
      text(
        'An jedem zweiten Samstag um 13 Uhr geht es neunzig Minuten lang durch das Große Haus: Schnürboden, Fundus, Schlosserei, Unterbühne. Der Rundgang endet auf der Bühne, mit Licht, und wer möchte, darf einen Satz sagen. Die meisten sagen dann nichts.',
      ),
      pair(
        '**Treffpunkt** ist die Pforte an der Wallseite. Acht Euro, ermäßigt vier, Kinder frei. Festes Schuhwerk, keine Höhenangst oder eine, die man aushält. Auf dem Schnürboden wird nicht gepfiffen.\n\n**Mit dem Rollstuhl** führt der Weg ohne Schnürboden und dafür durch den Malersaal. Er ist, unter uns, der schönere.',
        'die-unschaerferelation-der-liebe',
        'text-image',
      ),
      quote('Vierzig Schlüssel habe ich, einundvierzig Schlösser kenne ich. Sonst wäre es ja kein Theater.', 'Bernd Kappel, Hausmeister'),
      link('Eine Führung für Ihre Gruppe', 'to:form/gruppen'),
    ],
  },
]
