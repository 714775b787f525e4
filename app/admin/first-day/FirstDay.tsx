import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { CARDS, type Card, nextCard } from '../../first-day/card.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { useLayoutData } from '../../site/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { LeaveGuard } from '../../staff-ui/LeaveGuard.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import { MAIN_CONTENT_ID } from '../../ui/main-content.ts'
import type { RoleChoice } from '../../users/roles.server.ts'
import { SitePreview } from '../appearance/SitePreview.tsx'
import bar from '../frame/bar.module.css'
import type { CardWays } from './CardForm.tsx'
import { ColleaguesCard } from './ColleaguesCard.tsx'
import { CARD_NAMES, cardUrl } from './card-names.ts'
import styles from './first-day.module.css'
import type { FirstDayScreen } from './first-day.server.ts'
import { HouseCard, type HouseDraft } from './HouseCard.tsx'
import { PlacesCard } from './PlacesCard.tsx'
import { ProductionCard } from './ProductionCard.tsx'
import { ShopCard } from './ShopCard.tsx'
import { StarterCard } from './StarterCard.tsx'

/**
 * The first day of a house: six cards, one at a time, with its own site beside each. It can be left and gone on with at any
 * point; what was entered on a card stays while another is open.
 */
export function FirstDay({ screen, roles }: { screen: FirstDayScreen; roles: RoleChoice[] }) {
  const [query] = useSearchParams()
  const card = CARDS.find((one) => one === query.get('card')) ?? nextCard(screen.firstDay)
  const [house, setHouse] = useHouseDraft(screen)
  const { waysOf, saves, version, isDirty } = useWays(screen)
  const cards: Record<Card, (ways: CardWays) => ReactNode> = {
    house: (ways) => <HouseCard screen={screen} ways={ways} draft={house} onChange={setHouse} />,
    places: (ways) => <PlacesCard screen={screen} ways={ways} />,
    shop: (ways) => <ShopCard screen={screen} ways={ways} />,
    starter: (ways) => <StarterCard screen={screen} ways={ways} />,
    production: (ways) => <ProductionCard screen={screen} ways={ways} />,
    colleagues: (ways) => <ColleaguesCard screen={screen} ways={ways} roles={roles} />,
  }
  const shown = { name: house.name || t('Your theatre'), logo: house.identity.logo }
  return (
    <div className={`${staff.hub} ${styles.firstDay}`} data-hub>
      <Steps card={card} screen={screen} />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
        {CARDS.map((one) => (
          <div key={`${one} ${saves[one] ?? 0}`} className={styles.wing} hidden={one !== card}>
            {cards[one](waysOf(one))}
          </div>
        ))}
        <div className={styles.stage}>
          <SitePreview key={version} theme={house.identity.theme} house={shown} />
        </div>
      </main>
      <LeaveGuard isDirty={isDirty} words={t('What you have entered on a card would be lost.')} />
    </div>
  )
}

/** What the house would look like; begins anew with what is stored as soon as that is another. */
function useHouseDraft({ house, look }: FirstDayScreen) {
  const stored = { name: house.name, identity: look.identity, seen: `${house.revision} ${look.revision}` }
  const [draft, setDraft] = useState(stored)
  if (draft.seen !== stored.seen) setDraft(stored)
  return [draft, (change: (draft: HouseDraft) => HouseDraft) => setDraft((current) => ({ ...current, ...change(current) }))] as const
}

/** The six cards above, and the way out, from which one comes back at any time. */
function Steps({ card, screen: { firstDay } }: { card: Card; screen: FirstDayScreen }) {
  const navigate = useNavigate()
  const initial = useLayoutData()?.houseName[0]
  async function leave(): Promise<void> {
    // That somebody was here is kept, so that the hub does not lead here again by itself.
    if (!firstDay.hasBegun) await request('PUT', '/api/admin/first-day/put-off', { putOff: firstDay.putOff })
    await navigate(ADMIN_PATH)
  }
  return (
    <header className={`${bar.bar} ${styles.bar}`}>
      <span className={styles.title}>
        <span className={bar.mark} aria-hidden="true">
          {initial}
        </span>
        {t('Set up your theatre')}
      </span>
      <nav aria-label={t('Cards of the first day')}>
        <ol className={styles.steps}>
          {CARDS.map((one, index) => (
            <li key={one}>
              <Link to={cardUrl(one)} aria-current={one === card ? 'step' : undefined} data-done={firstDay.done.includes(one) || undefined}>
                <span className={styles.number} aria-hidden="true">
                  {firstDay.done.includes(one) && one !== card ? <Icon name="check" /> : index + 1}
                </span>
                <span>{t(CARD_NAMES[one])}</span>
                {firstDay.done.includes(one) && <span className="visually-hidden">{t('done|card')}</span>}
                {firstDay.putOff.includes(one) && <span className="visually-hidden">{t('put off|card')}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <button type="button" className={styles.leave} onClick={() => void leave()}>
        {t('Go on later')}
      </button>
    </header>
  )
}

/** The ways from one card to another, and what is entered on them and not stored. */
function useWays({ firstDay }: FirstDayScreen) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [saves, setSaves] = useState<Partial<Record<Card, number>>>({})
  const [dirty, setDirty] = useState<Card[]>([])
  const setDirtyAt = (card: Card, isDirty: boolean) =>
    setDirty((before) => (before.includes(card) === isDirty ? before : isDirty ? [...before, card] : before.filter((one) => one !== card)))

  function waysOf(card: Card): CardWays {
    const index = CARDS.indexOf(card)
    const [before, after] = [CARDS[index - 1], CARDS[index + 1]]
    const onNext = () => void navigate(after ? cardUrl(after) : ADMIN_PATH)
    async function onSaved(): Promise<void> {
      // The card begins anew with what is stored, so that is read first.
      await revalidate()
      setDirtyAt(card, false)
      setSaves((before) => ({ ...before, [card]: (before[card] ?? 0) + 1 }))
      onNext()
    }
    async function onPutOff(): Promise<void> {
      await request('PUT', '/api/admin/first-day/put-off', { putOff: [...new Set([...firstDay.putOff, card])] })
      await revalidate()
      onNext()
    }
    return {
      next: after ? t('Next: {card}', { card: t(CARD_NAMES[after]) }) : t('Done: to today'),
      ...{ onNext, onSaved: () => void onSaved(), onPutOff: () => void onPutOff() },
      onBack: before && (() => void navigate(cardUrl(before))),
      onDirty: (isDirty) => setDirtyAt(card, isDirty),
    }
  }
  const version = Object.values(saves).reduce((sum, number) => sum + number, 0)
  return { waysOf, saves, version, isDirty: () => dirty.length > 0 }
}
