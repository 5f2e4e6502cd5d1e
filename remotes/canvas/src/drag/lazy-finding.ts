import { lazyPart } from '../service/lazy-part.ts'

/** What finds the place of a drop comes behind the first page: a drag that is earlier waits for it as for the page. */
export const createFinding = () => lazyPart(() => import('./finding.ts'))
