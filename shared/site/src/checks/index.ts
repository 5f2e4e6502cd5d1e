export { checkSite } from './check-site.ts'
export type { SiteFinding } from './finding.ts'
