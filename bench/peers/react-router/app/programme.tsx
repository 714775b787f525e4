import { Link, useLoaderData } from 'react-router'

const EVENTS = 40
const MENU = ['Spielplan', 'Stücke', 'Ensemble', 'Aktuelles', 'Ihr Besuch', 'Karten', 'Haus', 'Kontakt']

/** Performances as the site lists them, from memory. */
const events = Array.from({ length: EVENTS }, (_, index) => ({
  id: index + 1,
  url: `/de/spielplan/die-stumme-von-portici/${index + 1}`,
  title: `Die Stumme von Portici ${index + 1}`,
  subline: 'Oper von Daniel-François-Esprit Auber',
  startsAt: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}T19:30:00+01:00`,
  day: `${1 + (index % 28)}. Dezember`,
  clock: '19.30',
  room: 'Großes Haus',
  price: '12 bis 68 €',
  marks: index % 3 === 0 ? ['Premiere'] : [],
  isBookable: index % 4 !== 0,
}))

export function loader() {
  return { title: 'Spielplan', events }
}

export function meta() {
  return [{ title: 'Spielplan' }, { name: 'description', content: 'Alle Vorstellungen der kommenden Wochen' }]
}

export default function Programme() {
  const { title, events } = useLoaderData<typeof loader>()
  return (
    <>
      <header>
        <nav aria-label="Hauptmenü">
          <ul>
            {MENU.map((entry) => (
              <li key={entry}>
                <Link to={`/de/${encodeURIComponent(entry.toLowerCase())}`}>{entry}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <h1>{title}</h1>
        <ol>
          {events.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </ol>
      </main>
      <footer>
        <p>Ein Theater</p>
      </footer>
    </>
  )
}

function Row({ event }: { event: (typeof events)[number] }) {
  return (
    <li className="event-row" data-status="coming">
      <time className="event-time" dateTime={event.startsAt}>
        {event.day} {event.clock} <span>Uhr</span>
      </time>
      <div className="event-what">
        <h2>
          <Link to={event.url} className="event-link">
            {event.title}
          </Link>
        </h2>
        <p className="event-subline">{event.subline}</p>
      </div>
      <div className="event-where">
        <p>{event.room}</p>
        {event.marks.map((mark) => (
          <span key={mark} className="event-mark">
            {mark}
          </span>
        ))}
      </div>
      <p className="event-price">{event.price}</p>
      {event.isBookable && (
        <a href={`/de/webshop/${event.id}`} className="event-book">
          Karten
        </a>
      )}
    </li>
  )
}
