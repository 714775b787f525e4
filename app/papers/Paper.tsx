import { CastPaper } from './CastPaper.tsx'
import { EveningPaper } from './EveningPaper.tsx'
import { MonthPaper } from './MonthPaper.tsx'
import type { MonthPaper as Month } from './month-paper.server.ts'
import type { PerformancePaper } from './performance-paper.server.ts'

/** A paper with what it says. */
export type ReadPaper = { kind: 'evening' | 'cast'; paper: PerformancePaper } | { kind: 'month'; paper: Month }

/** A paper, as it is seen on the screen, printed and made a PDF of. */
export function Paper({ read }: { read: ReadPaper }) {
  switch (read.kind) {
    case 'evening':
      return <EveningPaper paper={read.paper} />
    case 'cast':
      return <CastPaper paper={read.paper} />
    case 'month':
      return <MonthPaper paper={read.paper} />
  }
}
