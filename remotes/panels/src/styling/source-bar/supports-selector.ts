/** The browser's verdict on a selector. */
export function supportsSelector(selector: string): boolean {
  return CSS.supports(`selector(${selector})`)
}

/** And on a condition: an at-rule with a rule in it, which a browser drops when it does not understand it. */
export function supportsCondition(atRule: string): boolean {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${atRule} { a { color: red } }`)
  const [rule, ...others] = sheet.cssRules
  if (!rule || others.length > 0) return false
  return !(rule instanceof CSSMediaRule) || !/\bnot all\b/.test(rule.media.mediaText) || /not all/i.test(atRule)
}
