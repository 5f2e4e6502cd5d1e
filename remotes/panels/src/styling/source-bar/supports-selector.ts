/** The browser's verdict on a selector. */
export function supportsSelector(selector: string): boolean {
  return CSS.supports(`selector(${selector})`)
}
