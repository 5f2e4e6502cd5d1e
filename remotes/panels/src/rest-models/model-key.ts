import type { RestModel } from '@pergola/site/rest-models'

/** Tells models apart. Those written elsewhere may lack a variable; then their name has to do. */
export function keyOf({ varName, name }: RestModel): string {
  return varName || `:${name}`
}
