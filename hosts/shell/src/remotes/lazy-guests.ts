import { importWithRetry } from '../lazy-import.ts'

/** What is needed of remotes from elsewhere alone: to add them, to look at what they bring, to keep them. */
export const lazyGuests = () => importWithRetry(() => import('./guests/index.ts'))
