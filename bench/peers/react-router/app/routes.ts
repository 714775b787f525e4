import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('programme.tsx')] satisfies RouteConfig
