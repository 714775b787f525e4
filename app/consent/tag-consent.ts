import type { ConsentService } from './services.ts'

/** What the tag manager may run. HubSpot's forms are no business of its. */
const TAGGED: readonly ConsentService[] = ['analytics', 'ads', 'meta']

/** Whether any of the services is one that the tag manager runs. */
export function needsTagManager(services: readonly ConsentService[]): boolean {
  return services.some((service) => TAGGED.includes(service))
}
