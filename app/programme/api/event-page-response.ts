import { z } from 'zod'
import { saleStateSchema } from '../../booking/index.server.ts'
import { examplePicture, pictureOrNull } from '../../platform/media/picture-schema.ts'
import { zweiklangNames } from '../../platform/theme/color-pair.ts'
import type { EventPage } from '../event-list.server.ts'
import { PHASES } from '../event-phase.ts'
import type { EventView } from '../event-view.ts'
import { EVENT_STATUSES } from '../schema.ts'

// A page of the schedule, formatted for display, as the OpenAPI document shows it. The compiler checks it against the
// actual response.

const dayHead = { day: z.iso.date(), dayNumber: z.string(), weekday: z.string(), month: z.string() }
const appearance = { zweiklang: z.enum(zweiklangNames), picture: pictureOrNull }

const eventView = z
  .object({
    ...{ id: z.int(), idJet: z.string(), url: z.string(), title: z.string(), subline: z.string(), typeName: z.string() },
    startsAt: z.string().meta({ description: 'Local time with its UTC offset.' }),
    ...dayHead,
    dates: z.string().optional().meta({ description: 'The first and the last day of what runs over days.' }),
    until: z.string().optional().meta({ description: 'Until which day it runs, in words; none where it does not run over days.' }),
    ...{ shortDate: z.string(), clock: z.string(), time: z.string(), room: z.string(), marks: z.array(z.string()), note: z.string() },
    ...{ status: z.enum(EVENT_STATUSES), statusLabel: z.string(), isFree: z.boolean() },
    phase: z.enum(PHASES).meta({ description: 'Whether it is to come, under way or over.' }),
    overLabel: z.string().meta({ description: 'What is said of it once it has begun; empty before.' }),
    price: z.string().nullable().meta({ description: 'The lowest full price; null where nothing is sold.' }),
    priceLabel: z.string(),
    sale: saleStateSchema,
    saleFrom: z.string().nullable().meta({ description: 'When the sale opens, in words; null once it has.' }),
    said: z.string().meta({ description: 'What stands where the booking button would.' }),
    ...{ isBookable: z.boolean(), ticketUrl: z.string() },
    isSoldElsewhere: z.boolean().optional().meta({ description: 'Whether its tickets are had at its own address alone.' }),
    sample: z
      .object({ work: z.string(), composer: z.string(), file: z.string(), words: z.string().optional() })
      .nullable()
      .meta({ description: 'A work that can be listened to.' }),
    ...appearance,
  })
  .meta({ id: 'EventView', description: 'A performance in words ready to be drawn.' }) satisfies z.ZodType<EventView>

const teaserView = z.object({
  ...{ id: z.int(), day: z.iso.date(), preline: z.string(), headline: z.string(), subline: z.string() },
  ...{ linkText: z.string(), linkUrl: z.string() },
  ...appearance,
})

export const eventPageResponse = z
  .object({
    days: z.array(
      z.object({
        ...{ ...dayHead, events: z.array(eventView), teasers: z.array(teaserView), near: z.string().optional() },
        isOverDays: z.boolean().optional().meta({ description: 'Whether it stands for the first day and has what began before it.' }),
      }),
    ),
    count: z.int().meta({ description: 'How many performances the whole list has.' }),
    address: z.string(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  })
  .meta({ id: 'EventPage' }) satisfies z.ZodType<EventPage>

const exampleDay = { day: '2026-11-21', dayNumber: '21', weekday: 'Samstag', month: 'November' }

export const exampleEventPage: EventPage = {
  days: [
    {
      ...exampleDay,
      near: 'Heute',
      events: [
        {
          ...exampleDay,
          ...{ id: 101, idJet: 'FM-2611-101', url: '/de/spielplan/das-meer-hat-keine-tuer/101', title: 'Das Meer hat keine Tür' },
          ...{ subline: 'Tanz von Ilka Sandvoss\u00a0· 1 Std. 50 Min.', typeName: 'Tanz', startsAt: '2026-11-21T19:30:00+01:00' },
          ...{
            shortDate: 'Sa 21.11.',
            clock: '19:30',
            time: '19:30 Uhr',
            room: 'Großes Haus',
            marks: ['Uraufführung'],
            note: '',
          },
          ...{ status: 'scheduled', statusLabel: '', isFree: false, phase: 'coming', overLabel: '', price: '38 €', priceLabel: 'ab 38 €' },
          ...{ sale: { kind: 'on-sale' }, saleFrom: null, said: '', isBookable: true, ticketUrl: '/webshop/event/101' },
          ...{ sample: null, zweiklang: 'himmel', picture: examplePicture },
        },
      ],
      teasers: [],
    },
  ],
  count: 1,
  address: '/de/spielplan',
  next: null,
  previous: null,
}
