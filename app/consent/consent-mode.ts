import type { ConsentService } from './services.ts'

type Grant = 'granted' | 'denied'

/** The visitor's choice in the words of consent mode; everything is denied until it is allowed. */
export function consentMode(services: readonly ConsentService[]): Record<string, Grant> {
  const grant = (service: ConsentService): Grant => (services.includes(service) ? 'granted' : 'denied')
  return {
    analytics_storage: grant('analytics'),
    ad_storage: grant('ads'),
    ad_user_data: grant('ads'),
    ad_personalization: grant('ads'),
  }
}
