import { trashedPages } from '../admin/index.server.ts'
import { pageReference } from '../content/index.server.ts'
import { formContentTypes } from '../forms/index.server.ts'
import { magazineContentTypes } from '../magazine/index.server.ts'
import { mediaContentType } from '../media-library/index.server.ts'
import { programmeContentTypes } from '../programme/index.server.ts'
import { registerRecordTypes } from '../records/registry.server.ts'
import { issuesOfLivingRecord, issuesOfTakenAddress, siteContentTypes } from '../site/index.server.ts'

/** Every record type of the site, in the order of the menu. */
export const siteRecordTypes = [
  ...programmeContentTypes,
  ...magazineContentTypes,
  mediaContentType,
  ...formContentTypes,
  ...siteContentTypes,
]

registerRecordTypes({
  types: siteRecordTypes,
  referable: [pageReference],
  trashKinds: [trashedPages],
  rules: { issuesBefore: issuesOfLivingRecord, issuesAfter: issuesOfTakenAddress },
})
