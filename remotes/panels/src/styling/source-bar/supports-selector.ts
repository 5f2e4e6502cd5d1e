import { splitOutside } from '../split-list.ts'

/**
 * The browser's verdict on a selector. It closes what is left open at the end of a text, be it a bracket, a string or a
 * comment; in a sheet that would take in the rules behind it. So something stands behind, and has to be understood as it is.
 */
export function supportsSelector(selector: string): boolean {
  return (
    CSS.supports(`selector(${selector}) and (color: red)`) && !CSS.supports(`selector(${selector}) and (color: bogus)`)
  )
}

/** And on a list of them. */
export function supportsSelectors(list: string): boolean {
  return !/(?:^|,)\s*(?:,|$)/.test(list) && splitOutside(list, ',').every(supportsSelector)
}

/** And on a condition: an at-rule with a rule in it, which a browser drops when it does not understand it. */
export function supportsCondition(atRule: string): boolean {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${atRule} { a { color: red } }`)
  const [rule, ...others] = sheet.cssRules
  if (!rule || others.length > 0) return false
  return !(rule instanceof CSSMediaRule) || !/\bnot all\b/.test(rule.media.mediaText) || /not all/i.test(atRule)
}
