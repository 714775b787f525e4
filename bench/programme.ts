// The programme at three sizes (bench/measure-programme.ts), whose modules reach into screens and so are read through Vite.
import { importFromSite } from './import-from-site.ts'

await importFromSite('./bench/measure-programme.ts')
