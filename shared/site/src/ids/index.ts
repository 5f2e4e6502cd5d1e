/** Ids of copies: what a copy is called, and what names it from within. */
export { ownIds } from './own-ids.ts'
export { freeId, renamedValue } from './references.ts'
