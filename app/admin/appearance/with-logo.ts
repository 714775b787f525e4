import type { Identity, Logo } from '../../identity/index.ts'

/** The two logos of a look. */
type LogoName = 'logo' | 'darkLogo'

/**
 * A look with another logo.
 * @param inPlaceOf the one that this is made of; where another has been chosen since, the look stays as it is
 */
export function withLogo<Look extends Pick<Identity, LogoName>>(look: Look, name: LogoName, logo: Logo | null, inPlaceOf?: Logo): Look {
  return inPlaceOf && look[name] !== inPlaceOf ? look : { ...look, [name]: logo }
}
