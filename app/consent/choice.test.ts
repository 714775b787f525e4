import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { allowedServices, choiceOf, consentCookieValue, DISMISSED, isWithdrawal, opensAutomatically, storedConsent } from './choice.ts'
import { servicesOf } from './services.ts'

const elsewhere = { isLegal: false, cameFromLegal: false }
const afterLegal = { isLegal: false, cameFromLegal: true }
const legal = { isLegal: true, cameFromLegal: true }

describe('what a visitor has consented to', () => {
  it(
    'tracking covers measurement, advertising, Meta tools and HubSpot',
    requirement('CONSENT-03', 'CONSENT-04', 'CONSENT-05', 'CONSENT-06', 'CONSENT-07'),
    () => {
      expect(servicesOf('tracking')).toEqual(['analytics', 'ads', 'meta', 'hubspot'])
    },
  )
  it(
    'media covers the seven named hosts and the further ones',
    requirement('CONSENT-08', 'CONSENT-09', 'CONSENT-10', 'CONSENT-11', 'CONSENT-12', 'CONSENT-13', 'CONSENT-14', 'CONSENT-15'),
    () => {
      const named = ['youtube', 'vimeo', 'spotify', 'soundcloud', 'podigee', 'issuu', 'typeform']
      expect(servicesOf('media')).toEqual([...named, 'openstreetmap', 'social', 'others'])
    },
  )
  it('reads back what it has stored', requirement('CONSENT-25'), () => {
    const choice = choiceOf(['youtube', 'analytics'], 'a-1')
    expect(storedConsent(`a=b; cookie-consent=${consentCookieValue(choice)}; c=d`)).toEqual(choice)
    expect(allowedServices(choice)).toEqual(['analytics', 'youtube'])
  })
  it('takes what it does not understand, or what answers an older question, for no consent', () => {
    for (const value of ['', '{', 'null', '7', '{"version":0,"id":"a","tracking":[],"media":["youtube"]}', '{"version":1}']) {
      expect(storedConsent(`cookie-consent=${encodeURIComponent(value)}`)).toBe('none')
    }
  })
  it('leaves out services that it does not know', () => {
    const value = { ...choiceOf(['youtube'], 'a'), media: ['youtube', 'elsewhere'] }
    expect(allowedServices(storedConsent(`cookie-consent=${encodeURIComponent(JSON.stringify(value))}`))).toEqual(['youtube'])
  })
})

describe('when the question shows by itself', () => {
  const dismissed = storedConsent(`cookie-consent=${consentCookieValue(DISMISSED)}`)
  it('on a first visit, but not on a legal page', requirement('CONSENT-26'), () => {
    expect(opensAutomatically('none', elsewhere)).toBe(true)
    expect(opensAutomatically('none', legal)).toBe(false)
  })
  it('again when a legal page is left with exactly tag manager false stored', requirement('CONSENT-16', 'CONSENT-17', 'CONSENT-18'), () => {
    expect(dismissed).toBe('dismissed')
    expect(opensAutomatically(dismissed, elsewhere)).toBe(false)
    expect(opensAutomatically(dismissed, afterLegal)).toBe(true)
  })
  it('not with a choice stored, and not from one legal page to another', requirement('CONSENT-19', 'CONSENT-20'), () => {
    expect(opensAutomatically(choiceOf([], 'a'), afterLegal)).toBe(false)
    expect(opensAutomatically(dismissed, legal)).toBe(false)
  })
})

describe('consent counts as withdrawn', () => {
  const youtube = choiceOf(['youtube'], 'a')
  it('when a service is allowed no longer, whatever else is', requirement('CONSENT-24'), () => {
    expect(isWithdrawal(youtube, choiceOf([], 'a'))).toBe(true)
    expect(isWithdrawal(youtube, choiceOf(['vimeo', 'spotify'], 'a'))).toBe(true)
    expect(isWithdrawal(youtube, 'none')).toBe(true)
  })
  it('when the first answer allows nothing', () => {
    expect(isWithdrawal('none', choiceOf([], 'a'))).toBe(true)
    expect(isWithdrawal('dismissed', choiceOf([], 'a'))).toBe(true)
  })
  it('not when a service is added, nothing changes or the question is put off', () => {
    expect(isWithdrawal('none', youtube)).toBe(false)
    expect(isWithdrawal(youtube, choiceOf(['youtube', 'vimeo'], 'a'))).toBe(false)
    expect(isWithdrawal(youtube, youtube)).toBe(false)
    expect(isWithdrawal('none', 'dismissed')).toBe(false)
  })
})
