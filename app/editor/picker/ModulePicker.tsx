import { type KeyboardEvent, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Region } from '../../content/index.ts'
import type { ModuleDefinition } from '../../modules/definition.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { offeredTypes } from '../../modules/toolbars.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon, type IconName } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import { useReusables } from '../reuse/reusables.ts'
import type { Picking } from '../session/editor-state.ts'
import { filterModules, isCalled } from './filter-modules.ts'
import { ModulePreview } from './ModulePreview.tsx'
import { ModuleSign } from './ModuleSign.tsx'
import { inGroups } from './module-groups.ts'
import { nextInGrid } from './move-in-grid.ts'
import styles from './picker.module.css'
import { popoverPlace } from './popover-place.ts'
import { matching, type PickedReusable, ReusableCards } from './ReusableCards.tsx'
import { recentModules } from './recent-modules.ts'
import { useAllViews } from './use-all-views.ts'
import { useHousePictures } from './use-house-pictures.ts'

type Props = {
  region: Region
  picking: Picking
  withSections: boolean
  onPick: (type: string) => void
  onPickReusable: (picked: PickedReusable) => void
  onClose: () => void
}

/**
 * The popover for adding a module, beside where it will stand: search by name and synonym, groups, what was added last, and
 * each module as it looks in this house. The page stays as it is, and a press outside or Esc closes it.
 */
export function ModulePicker({ region, picking, withSections, onPick, onPickReusable, onClose }: Props) {
  const [search, setSearch] = useState('')
  const box = useRef<HTMLDialogElement>(null)
  const offered = offeredTypes(region.contentType)
    .flatMap((type) => definitionOf(type) ?? [])
    .filter(({ columns }) => withSections || !columns)
  const matches = filterModules(offered, search)
  const isSearching = search.trim() !== ''
  const groups = isSearching ? [] : inGroups(matches)
  const recent = isSearching ? [] : recentModules().flatMap((type) => offered.find((definition) => definition.type === type) ?? [])
  const reusables = useReusables()
  const reused = matching(reusables, search)
  const own: PickedReusable[] = [...reused.parts.map((part) => ({ part })), ...reused.templates.map((template) => ({ template }))]
  const found = matches.length + own.length
  // What the house itself has called so goes before a module that is only found by another word.
  const isOwnFirst = isSearching && own.length > 0 && !matches.some((definition) => isCalled(definition, search))
  usePlace(box, picking.beside)
  useOutsidePress(box, onClose)
  const cards = { region, onPick }
  const reusable = <ReusableCards reusables={reusables} words={search} region={region} isFirstChosen={isOwnFirst} onPick={onPickReusable} />
  return createPortal(
    <dialog
      ref={box}
      open
      data-editor-dialog
      className={styles.popover}
      aria-label={t('Add module')}
      onKeyDown={(event) => onKey(event, box.current, onClose)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        const [first] = own
        if (first && isOwnFirst) onPickReusable(first)
        else if (matches[0]) onPick(matches[0].type)
        else if (first) onPickReusable(first)
      }}
    >
      <form className={`${staff.paper} ${styles.search}`}>
        <input
          type="search"
          autoFocus
          value={search}
          aria-label={t('Search modules')}
          placeholder={t('Search modules')}
          onChange={(event) => setSearch(event.target.value)}
        />
        <kbd>↑↓</kbd>
        <kbd>↵ {t('Insert')}</kbd>
        <button type="button" aria-label={t('Close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </form>
      <div className={styles.body}>
        {!isSearching && (
          <nav className={`${staff.paper} ${styles.groups}`} aria-label={t('Groups of modules')}>
            {recent.length > 0 && <GroupButton name={t('Last added')} sign={recent[0]} list={box} group="recent" />}
            {groups.map(({ group, name, definitions }) => (
              <GroupButton key={group} name={t(name)} sign={definitions[0]} list={box} group={group} />
            ))}
            {reused.parts.length > 0 && <GroupButton name={t('Shared parts|modules')} icon="sharedPart" list={box} group="parts" />}
            {reused.templates.length > 0 && <GroupButton name={t('Templates|modules')} icon="template" list={box} group="templates" />}
          </nav>
        )}
        <div className={`${staff.paper} ${styles.list}`}>
          <p role="status" className={found > 0 ? 'visually-hidden' : styles.nothing}>
            {found > 0
              ? t('{n} modules', { n: found })
              : t('No module is called “{words}”. Try another word, such as picture, dates or button.', { words: search.trim() })}
          </p>
          {recent.length > 0 && (
            <section data-group="recent" className={styles.recent}>
              <h3>{t('Last added')}</h3>
              {recent.map((definition) => (
                <button
                  key={definition.type}
                  type="button"
                  aria-label={t('{name}, added before', { name: t(definition.label) })}
                  onClick={() => onPick(definition.type)}
                >
                  <ModuleSign definition={definition} className={styles.sign} />
                  {t(definition.label)}
                </button>
              ))}
            </section>
          )}
          {isOwnFirst && reusable}
          {isSearching && <Cards {...cards} definitions={matches} isFirstChosen={!isOwnFirst} />}
          {groups.map(({ group, name, definitions }) => (
            <section key={group} data-group={group}>
              <h3>{t(name)}</h3>
              <Cards {...cards} definitions={definitions} />
            </section>
          ))}
          {!isOwnFirst && reusable}
        </div>
      </div>
    </dialog>,
    document.body,
  )
}

type CardsProps = { region: Region; definitions: ModuleDefinition[]; isFirstChosen?: boolean; onPick: (type: string) => void }

/** Modules as cards; the first of a search is the one that Enter adds. */
function Cards({ region, definitions, isFirstChosen = false, onPick }: CardsProps) {
  const pictures = useHousePictures()
  const hasViews = useAllViews()
  // The cards can be used before what they look like is drawn.
  const isDrawn = useDeferredValue(hasViews && pictures !== undefined, false)
  return (
    <ul className={styles.cards}>
      {definitions.map((definition, index) => (
        <li key={definition.type} className={isFirstChosen && index === 0 ? styles.chosen : undefined}>
          {isDrawn && pictures ? (
            <ModulePreview definition={definition} region={region} pictures={pictures} />
          ) : (
            <div className={styles.preview} />
          )}
          <button type="button" data-card onClick={() => onPick(definition.type)}>
            <ModuleSign definition={definition} className={styles.sign} />
            {t(definition.label)}
          </button>
        </li>
      ))}
    </ul>
  )
}

type GroupButtonProps = {
  name: string
  sign?: ModuleDefinition | undefined
  icon?: IconName
  list: React.RefObject<HTMLElement | null>
  group: string
}

/** Leads to a group: scrolls to it and focuses its first module. */
function GroupButton({ name, sign, icon, list, group }: GroupButtonProps) {
  return (
    <button
      type="button"
      onClick={() => {
        const section = list.current?.querySelector(`[data-group="${group}"]`)
        section?.scrollIntoView({ block: 'start' })
        section?.querySelector('button')?.focus({ preventScroll: true })
      }}
    >
      {sign && <ModuleSign definition={sign} className={styles.sign} />}
      {icon && <Icon name={icon} />}
      {name}
    </button>
  )
}

/** Arrow keys lead from the search into the cards and through them; Tab stays within, Esc closes. */
function onKey(event: KeyboardEvent, box: HTMLElement | null, onClose: () => void): void {
  // The page's own keys act on the module behind the popover.
  event.stopPropagation()
  const target = event.target as HTMLElement
  const cards = [...(box?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const search = box?.querySelector('input')
  if (event.key === 'Escape') {
    event.preventDefault()
    onClose()
  } else if (event.key === 'Tab') keepWithin(event, box)
  else if (event.key.startsWith('Arrow')) {
    const next = target === search ? (event.key === 'ArrowDown' ? cards[0] : undefined) : nextInGrid(cards, target, event.key)
    const isBack = !next && event.key === 'ArrowUp' && cards.includes(target)
    if (!next && !isBack) return
    event.preventDefault()
    if (isBack) search?.focus()
    else next?.focus()
  }
}

function keepWithin(event: KeyboardEvent, box: HTMLElement | null): void {
  const stops = [...(box?.querySelectorAll<HTMLElement>('input, button') ?? [])].filter((stop) => !stop.closest('[inert]'))
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  if (event.target !== edge) return
  event.preventDefault()
  const other = event.shiftKey ? stops.at(-1) : stops[0]
  other?.focus()
}

/** Places the popover in the window, again when the window changes. */
function usePlace(box: React.RefObject<HTMLElement | null>, beside: Picking['beside']): void {
  useLayoutEffect(() => {
    const place = () => {
      const element = box.current
      if (!element) return
      const { width, height } = element.getBoundingClientRect()
      const { top, left } = popoverPlace(beside, { width, height }, { width: window.innerWidth, height: window.innerHeight })
      element.style.setProperty('--top', `${top}px`)
      element.style.setProperty('--left', `${left}px`)
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [box, beside])
}

function useOutsidePress(box: React.RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) onClose()
    }
    window.addEventListener('pointerdown', press, true)
    return () => window.removeEventListener('pointerdown', press, true)
  }, [box, onClose])
}
