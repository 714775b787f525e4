import { z } from 'zod'
import { createApi } from '../platform/http/api.ts'
import { publicGet } from '../platform/http/get-route.ts'
import { withAddressesInLanguage } from '../platform/routing/address-in-language.ts'
import { link } from '../platform/routing/link.ts'
import { LEGAL_CONTENT, LEGAL_PAGES, type LegalPage } from './legal-pages.ts'

const column = z.object({ index: z.int(), classes: z.string(), children: z.array(z.looseObject({ id: z.string(), model: z.string() })) })
const container = z.looseObject({ id: z.int(), slug: z.string(), columns: z.array(column) })

const legalRoute = ({ call, name }: LegalPage) =>
  publicGet({
    path: call,
    summary: `What stands on ${link(name)}, as the page editor keeps it.`,
    response: z.object({ title: z.string(), url: z.string(), modules: z.array(container) }),
    example: {
      title: 'Impressum',
      url: '/de/impressum',
      modules: [
        {
          id: 9,
          slug: 'imprint',
          columns: [{ index: 0, classes: '', children: [{ id: 'a1', model: 'headline', headline_level: 2, content: 'Anschrift' }] }],
        },
      ],
    },
  })

/** Reads the containers of an object as visitors see them, in the field names of the specification. */
type ReadModules = (contentType: string, id: number) => Promise<z.infer<typeof container>[]>

/** The endpoints of the legal texts (A §7). */
export function legalApi(readModules: ReadModules) {
  const api = createApi()
  for (const page of LEGAL_PAGES) {
    api.openapi(legalRoute(page), async (context) => {
      const modules = withAddressesInLanguage(await readModules(LEGAL_CONTENT, page.id))
      return context.json({ title: page.title(), url: link(page.name), modules }, 200)
    })
  }
  return api
}
