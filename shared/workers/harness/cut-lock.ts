/** Held by the worker of a cut import as long as it lives. */
export const cutLock = 'cut import'
