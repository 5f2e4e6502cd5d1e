/** All matches. Nothing for a selector that was left open. */
export function each(selector: unknown): HTMLElement[] {
  if (typeof selector !== 'string' || selector.trim() === '') return []
  return [...document.querySelectorAll<HTMLElement>(selector)]
}
