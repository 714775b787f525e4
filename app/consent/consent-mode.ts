import type { ConsentService } from './services.ts'

type Grant = 'granted' | 'denied'

/** The allowed services as consent mode signals; denied by default. */
export function consentMode(services: readonly ConsentService[]): Record<string, Grant> {
  const grant = (service: ConsentService): Grant => (services.includes(service) ? 'granted' : 'denied')
  return {
    analytics_storage: grant('analytics'),
    ad_storage: grant('ads'),
    ad_user_data: grant('ads'),
    ad_personalization: grant('ads'),
  }
}
