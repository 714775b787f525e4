import type { ConsentService } from './services.ts'

type Motif = keyof typeof MOTIFS

/** The motif of each service's placeholder; the curtain for all others. */
const MOTIF_OF: Partial<Record<ConsentService, Motif>> = {
  youtube: 'beam',
  vimeo: 'beam',
  spotify: 'sound',
  soundcloud: 'sound',
  podigee: 'sound',
  openstreetmap: 'streets',
}

/** Poster motifs in two colours and paper, in a view box of 1600 × 900 with the focus right of the centre. */
const MOTIFS = {
  // A projector's beam: read from the other side it is the sign for playing.
  beam: (
    <>
      <path d="M1430 450 640 60v780z" fill="currentcolor" />
      <ellipse cx="640" cy="450" rx="64" ry="392" fill="#f7f4ee" />
      <circle cx="1430" cy="450" r="74" fill="#f7f4ee" />
    </>
  ),
  // Rings around a note; one of them is out of step.
  sound: (
    <g fill="none" stroke="currentcolor" strokeWidth="46">
      <circle cx="1150" cy="450" r="180" />
      <circle cx="1150" cy="450" r="280" />
      <circle cx="1174" cy="438" r="382" stroke="#f7f4ee" />
      <circle cx="1150" cy="450" r="480" />
      <circle cx="1150" cy="450" r="580" />
      <circle cx="1150" cy="450" r="680" />
      <circle cx="1150" cy="450" r="84" fill="currentcolor" stroke="none" />
    </g>
  ),
  // Streets, a river that keeps to none of them, and the place.
  streets: (
    <g fill="none" stroke="currentcolor">
      <path
        strokeWidth="16"
        d="M420 -20 700 920M700 -20 980 920M960 -20l280 940M1240 -20l280 940M1500 -20l160 540M360 190l1300-90M400 420l1260-90M460 660l1200-90M520 880l1140-80"
      />
      <path strokeWidth="84" d="M560 960C720 700 640 560 880 470s180-250 420-290 220-120 340-240" />
      <circle cx="1150" cy="556" r="96" fill="#f7f4ee" stroke="none" />
      <circle cx="1150" cy="556" r="34" fill="currentcolor" stroke="none" />
    </g>
  ),
  // A closed curtain, and the light of what is behind it.
  curtain: (
    <>
      <path
        fill="currentcolor"
        d="M400 0h44l-12 900h-60zM520 0h52l-10 900h-70zM660 0h56l-6 900h-78zM800 0h60l0 900h-84zM940 0h60l16 900h-92zM1300 0h60l20 900h-96zM1440 0h58l12 900h-82zM1570 0h60v900h-70z"
      />
      <path d="M1149 0h4l62 900h-130z" fill="#f7f4ee" />
    </>
  ),
}

/** Decorative placeholder for third-party content without a preview picture, in the colours of its surroundings. */
export function GateDrawing({ service, className }: { service: ConsentService; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
      {MOTIFS[MOTIF_OF[service] ?? 'curtain']}
    </svg>
  )
}
