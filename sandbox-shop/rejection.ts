/** The rejections with their codes: −214 and −204 are defined by the specification (B §8), the others are this shop's. */
const REJECTIONS = {
  notAllowed: { code: -90, status: 403, text: 'Das darf nur das Haus selbst.' },
  unknownPerformance: { code: -101, status: 404, text: 'Diese Vorstellung kennt der Kartenshop nicht.' },
  unknownSeatGroup: { code: -102, status: 404, text: 'Diese Platzkategorie gibt es hier nicht.' },
  unknownSaleType: { code: -103, status: 404, text: 'Diese Preisart gibt es hier nicht.' },
  unknownTimeslot: { code: -104, status: 404, text: 'Dieses Zeitfenster gibt es hier nicht.' },
  saleNotBegun: { code: -120, status: 409, text: 'Der Vorverkauf hat noch nicht begonnen.' },
  saleOver: { code: -121, status: 409, text: 'Der Verkauf ist beendet.' },
  cancelled: { code: -122, status: 409, text: 'Diese Vorstellung ist abgesagt.' },
  noReservation: { code: -204, status: 409, text: 'Es besteht keine aktuelle Reservierung.' },
  notEnoughSeats: { code: -214, status: 409, text: 'Es sind nicht genügend (zusammenhängende) Plätze frei.' },
  cartFull: { code: -215, status: 409, text: 'So viele Karten fasst ein Warenkorb nicht.' },
  quotaUsedUp: { code: -216, status: 409, text: 'Das Kontingent dieser Preisart ist aufgebraucht.' },
  notLonger: { code: -217, status: 409, text: 'Länger lässt sich dieser Warenkorb nicht reservieren.' },
  seatsTaken: { code: -218, status: 409, text: 'Mindestens einer dieser Plätze ist nicht mehr frei.' },
  seatsLeftSingle: { code: -219, status: 409, text: 'Diese Auswahl ließe einen einzelnen Platz frei.' },
  companionAlone: { code: -220, status: 409, text: 'Einen Begleitplatz gibt es mit dem Rollstuhlplatz daneben.' },
  tooManyTickets: { code: -901, status: 409, text: 'So viele Karten auf einmal verkauft der Kartenshop hiervon nicht.' },
  tooFewTickets: { code: -902, status: 409, text: 'So wenige Karten auf einmal verkauft der Kartenshop hiervon nicht.' },
  priceTooLow: { code: -903, status: 409, text: 'Diese Karten kosten mehr, oder ihr Preis steht fest.' },
  notSoldHere: { code: -250, status: 409, text: 'Diese Karten verkauft nur die Seite des Shops oder die Abendkasse.' },
  unknownCode: { code: -240, status: 409, text: 'Diesen Code kennt der Kartenshop nicht.' },
  codeUsedUp: { code: -241, status: 409, text: 'Dieser Code ist eingelöst.' },
  codeExpired: { code: -242, status: 409, text: 'Dieser Code ist abgelaufen.' },
  codeNotHere: { code: -243, status: 409, text: 'Dieser Code gilt für diese Karten nicht.' },
  otherRequest: { code: -230, status: 409, text: 'Unter diesem Schlüssel wurde schon etwas anderes verlangt.' },
  malformed: { code: -400, status: 400, text: 'Die Anfrage ist unvollständig oder falsch.' },
  offline: { code: -503, status: 503, text: 'Der Kartenshop ist gerade nicht erreichbar.' },
  failed: { code: -500, status: 500, text: 'Der Kartenshop hat einen Fehler gemacht.' },
} as const

export type RejectionName = keyof typeof REJECTIONS

/** A request that the shop rejects, with its code and HTTP status. */
export class Rejection extends Error {
  readonly reason: RejectionName
  readonly code: number
  readonly status: 400 | 403 | 404 | 409 | 500 | 503

  /** ids of the requested seats that are the reason */
  readonly seats: string[] | undefined

  constructor(reason: RejectionName, seats?: string[]) {
    super(REJECTIONS[reason].text)
    this.reason = reason
    this.seats = seats
    this.code = REJECTIONS[reason].code
    this.status = REJECTIONS[reason].status
  }
}
