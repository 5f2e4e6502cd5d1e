import { each } from './each.ts'

/** Only the first match. */
export function first(selector: unknown): HTMLElement | undefined {
  return each(selector)[0]
}
