// What a house to try out is started with. Plain JavaScript on purpose: `npm start` runs it on the machine's own Node.
import { join } from 'node:path'

/**
 * Where a house to try out and its shop listen: for this machine alone, unless the environment names another address.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string}
 */
export function trialHost({ HOST }) {
  return HOST || '127.0.0.1'
}

/**
 * The environment of a site to try out.
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ port: number, token: string } | undefined} shop the sandbox shop beside it; undefined for a shop elsewhere
 * @returns {NodeJS.ProcessEnv}
 */
export function trialSiteEnvironment(environment, shop) {
  return {
    ...environment,
    HOST: trialHost(environment),
    // A house that begins with a starter site is nobody's demo.
    DEMO_HOUSE: environment.DEMO_HOUSE || (environment.FOYER_STARTER ? 'off' : 'on'),
    ...(shop ? { SHOP_URL: `http://localhost:${shop.port}`, SHOP_TOKEN: shop.token } : {}),
  }
}

/**
 * The environment of the sandbox shop beside it.
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ port: number, siteUrl: string, dataDir: string, token: string }} shop
 * @returns {NodeJS.ProcessEnv}
 */
export function trialShopEnvironment(environment, { port, siteUrl, dataDir, token }) {
  return {
    ...environment,
    SHOP_PORT: String(port),
    SHOP_HOST: trialHost(environment),
    SHOP_DATA_DIR: join(dataDir, 'shop'),
    // The shop's own program knows no pooler.
    SHOP_DATABASE_URL: environment.DATABASE_DIRECT_URL || environment.DATABASE_URL || '',
    SHOP_PUBLIC_URL: `http://localhost:${port}`,
    SITE_URL: siteUrl,
    SHOP_TOKEN: token,
  }
}
