import { trashedPages } from '../admin/index.server.ts'
import { castingRecordTypes } from '../casting/index.server.ts'
import { contentPassages, followRecord, pageReference, reuseRecordTypes, variantTitles } from '../content/index.server.ts'
import { formRecordTypes } from '../forms/index.server.ts'
import { issuesOfLedFields } from '../imports/index.server.ts'
import { magazineRecordTypes } from '../magazine/index.server.ts'
import { mediaRecordType } from '../media-library/index.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import { registerBelongings } from '../platform/auth/stored-roles.ts'
import { programmeRecordTypes, readBelongings } from '../programme/index.server.ts'
import { registerRecordTypes } from '../records/registry.server.ts'
import { roomBooking } from '../scheduling/index.server.ts'
import { issuesOfAddressInUse, issuesOfShadowingRedirect, siteRecordTypes } from '../site/index.server.ts'

/** Every record type of the site, in the order of the menu. */
export const allRecordTypes = [
  ...programmeRecordTypes,
  ...castingRecordTypes,
  roomBooking,
  ...magazineRecordTypes,
  mediaRecordType,
  ...reuseRecordTypes,
  ...formRecordTypes,
  ...siteRecordTypes,
]

registerRecordTypes({
  types: allRecordTypes,
  referable: [pageReference],
  trashKinds: [trashedPages],
  rules: {
    issuesBefore: issuesOfShadowingRedirect,
    issuesAfter: async (tx, type, written) => [
      ...(await issuesOfAddressInUse(tx, type, written.id, written.now, written.before)),
      ...(await issuesOfLedFields(tx, type, written)),
    ],
  },
  follow: followRecord,
  hiddenWithout: variantTitles,
  passages: contentPassages(moduleRegistry),
})

registerBelongings(readBelongings)
