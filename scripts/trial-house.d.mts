type Environment = Record<string, string | undefined>

export function trialHost(environment: Environment): string
export function trialSiteEnvironment(environment: Environment, shop: { port: number; token: string } | undefined): NodeJS.ProcessEnv
export function trialShopEnvironment(
  environment: Environment,
  shop: { port: number; siteUrl: string; dataDir: string; token: string },
): NodeJS.ProcessEnv
