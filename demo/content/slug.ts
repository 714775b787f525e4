export { slugOf } from '../../app/platform/format/slug.ts'
