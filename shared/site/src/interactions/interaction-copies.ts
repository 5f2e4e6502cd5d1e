/** An entry of its own: what copies elements needs none of the catalogue. */
export { copyGroups, withoutGroups } from './copy-groups.ts'
export { groupMarkOf } from './group-mark.ts'
