import type { ServerBuild } from 'react-router'
import { DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'
import { type Platform, platformOf } from '../platform/platform.ts'
import { routePathIn } from '../platform/routing/route-path-in.ts'
import { firstLanguageTextsOf } from '../platform/translations/first-language-texts.server.ts'

const builds = new WeakMap<ServerBuild, Partial<Record<Locale, ServerBuild>>>()

/** The router's build with its pages under the prefix of a language. The first language has the build itself. */
export function buildIn(locale: Locale, build: ServerBuild): ServerBuild {
  if (locale === DEFAULT_LOCALE) return build
  const made = builds.get(build) ?? {}
  builds.set(build, made)
  const inLocale = made[locale] ?? {
    ...build,
    routes: telling(prefixed(build.routes, locale)),
    assets: { ...build.assets, routes: prefixed(build.assets.routes, locale) },
  }
  made[locale] = inLocale
  return inLocale
}

function prefixed<Routes extends Record<string, { path?: string | undefined } | undefined>>(routes: Routes, locale: Locale): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route?.path === undefined ? route : { ...route, path: routePathIn(locale, route.path) },
    ]),
  ) as Routes
}

type Routes = ServerBuild['routes']

/** Routes whose loaders say which of their texts are not translated, so that the page can mark them (shell/untranslated.ts). */
function telling(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader
      if (!route || !loader) return [id, route]
      const told: typeof loader = async (args, ...more) => withUntranslated(await loader(args, ...more), platformOf(args.context))
      return [id, { ...route, module: { ...route.module, loader: told } }]
    }),
  )
}

function withUntranslated(data: unknown, platform: Platform): unknown {
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data
  const untranslated = [...firstLanguageTextsOf(platform).in(data)]
  return untranslated.length > 0 ? { ...data, untranslated } : data
}
