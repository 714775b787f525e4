import type { ServerBuild } from 'react-router'
import { DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'

/** The prefix of the paths in the build, which knows the routes of one language. */
const PREFIX = new RegExp(`^${DEFAULT_LOCALE}(?=/|$)`)

const builds = new WeakMap<ServerBuild, Partial<Record<Locale, ServerBuild>>>()

/** The router's build with its pages under the prefix of a language. The first language has the build itself. */
export function buildIn(locale: Locale, build: ServerBuild): ServerBuild {
  if (locale === DEFAULT_LOCALE) return build
  const made = builds.get(build) ?? {}
  builds.set(build, made)
  const inLocale = made[locale] ?? {
    ...build,
    routes: prefixed(build.routes, locale),
    assets: { ...build.assets, routes: prefixed(build.assets.routes, locale) },
  }
  made[locale] = inLocale
  return inLocale
}

function prefixed<Routes extends Record<string, { path?: string | undefined } | undefined>>(routes: Routes, locale: Locale): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route?.path === undefined ? route : { ...route, path: route.path.replace(PREFIX, locale) },
    ]),
  ) as Routes
}
