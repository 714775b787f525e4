import { formDefinitionSchema } from '../app/forms/index.server.ts'
import { forms } from '../app/forms/tables.ts'
import { dayOf } from '../app/platform/clock/clock.ts'
import type { MediaStore } from '../app/platform/media/store.ts'
import type { Platform } from '../app/platform/platform.ts'
import { teasers } from '../app/programme/tables.ts'
import { writeSettings } from '../app/site/index.server.ts'
import { alerts, counters, openingHours, settings } from '../app/site/tables.ts'
import { forms as demoForms } from './content/forms.ts'
import { houseNotes } from './content/module-catalogue.ts'
import * as site from './content/site.ts'
import { fillMagazine } from './fill-magazine.ts'
import { fillContainer, fillLegal, fillPages } from './fill-pages.ts'
import { addCrop, drawNumbered } from './pictures.ts'
import { addRecordings } from './recordings/index.ts'
import { readReferences, resolved } from './references.ts'
import { addSigns } from './signs.ts'

const FIRST_TEASER_MOTIF = 7

/** Fills all demo content except the programme: settings, opening hours, forms, magazine, pages. */
export async function fillSite(platform: Platform, media: MediaStore): Promise<void> {
  await writeSettings(platform, { design: site.designSettings })
  await platform.db.insert(settings).values({ key: 'identity', value: { footer: site.footer } })
  await platform.db
    .insert(forms)
    .values(resolved(demoForms, await readReferences(platform)).map((form) => formDefinitionSchema.parse(form)))
  await fillMagazine(platform, media, await readReferences(platform))
  await fillNotices(platform, media)
  const recordings = [...(await addSigns(media)), ...(await addRecordings(media))]
  const references = await readReferences(platform)
  for (const [name, id] of recordings) references.pictures.set(name, id)
  await fillContainer(platform, { slug: 'haus-hinweise', contentType: 'shared', objectId: 1, nodes: houseNotes, references })
  await fillPages(platform, references)
  await fillLegal(platform, references)
}

async function fillNotices(platform: Platform, media: MediaStore): Promise<void> {
  const references = await readReferences(platform)
  const today = dayOf(platform.clock.now())
  const teaserImages = await Promise.all(
    site.teasers.map(({ name, headline, zweiklang }, index) =>
      addCrop(
        media,
        `teaser-${name}.svg`,
        drawNumbered(index + FIRST_TEASER_MOTIF, { seed: `teaser-${name}`, title: headline, zweiklang }).crops.wide,
        '',
      ),
    ),
  )
  await platform.write(async (tx, invalidate) => {
    const [boxOffice, evening] = await tx.insert(counters).values(site.counters).returning()
    if (!boxOffice || !evening) throw new Error('the demo house has two counters')
    await tx
      .insert(openingHours)
      .values([
        ...[...site.openingHours, ...site.exceptionsFrom(today)].map((hours) => ({ ...hours, counterId: boxOffice.id })),
        ...site.openingHours.map(({ weekday }) => ({ weekday, ...site.eveningHours, counterId: evening.id })),
      ])
    await tx.insert(alerts).values(resolved(site.alert, references))
    await tx.insert(teasers).values(
      resolved(site.teasers, references).map(({ dayOffset, ...teaser }, index) => ({
        ...teaser,
        imageId: teaserImages[index],
        position: today.add({ days: dayOffset }).toString(),
      })),
    )
    invalidate('opening-hours', 'alerts', 'teasers')
  })
}
