import type { ConsentService } from './services.ts'

/** The services that run through the tag manager. HubSpot's forms do not. */
const TAG_MANAGER_SERVICES: readonly ConsentService[] = ['analytics', 'ads', 'meta']

/** Whether any of the services runs through the tag manager. */
export function needsTagManager(services: readonly ConsentService[]): boolean {
  return services.some((service) => TAG_MANAGER_SERVICES.includes(service))
}
