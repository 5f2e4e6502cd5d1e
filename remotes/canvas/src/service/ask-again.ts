function isMissing(element: HTMLImageElement | HTMLMediaElement): boolean {
  return 'naturalWidth' in element ? element.complete && element.naturalWidth === 0 : element.error !== null
}

function isOnItsWay(element: HTMLImageElement | HTMLMediaElement): boolean {
  return 'naturalWidth' in element ? !element.complete : element.readyState === 0
}

/** Asks again for what could not be had; whatever else the page shows, and what is selected in it, stays. */
export function askAgain(document: Document): void {
  const media = document.querySelectorAll<HTMLImageElement | HTMLMediaElement>('img[src], video[src], audio[src]')
  for (const element of media) {
    const ask = () => element.setAttribute('src', element.getAttribute('src') ?? '')
    if (isMissing(element)) ask()
    // The answer that is still on its way is that of the first question.
    else if (isOnItsWay(element)) element.addEventListener('error', ask, { once: true })
  }
  for (const element of document.querySelectorAll<HTMLElement>('[style*="url("]')) askForPictures(element.style)
  for (const sheet of document.styleSheets) for (const style of stylesOf(sheet)) askForPictures(style)
}

/** Nobody says which pictures of a sheet are missing. Those that are there are not fetched a second time. */
function askForPictures(style: CSSStyleDeclaration): void {
  const pictured = Array.from(style).filter((property) => !property.startsWith('--') && hasPicture(style, property))
  for (const property of pictured) {
    const [value, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)]
    style.removeProperty(property)
    style.setProperty(property, value, priority)
  }
}

function hasPicture(style: CSSStyleDeclaration, property: string): boolean {
  return style.getPropertyValue(property).includes('url(')
}

/** Of all rules, those in conditions, layers and nests too. Rules of a sheet from elsewhere may not be looked at. */
function* stylesOf(holder: { readonly cssRules?: CSSRuleList }): Generator<CSSStyleDeclaration> {
  for (const rule of readableRules(holder)) {
    const { style, styleSheet } = rule as { style?: CSSStyleDeclaration; styleSheet?: CSSStyleSheet | null }
    if (style && 'selectorText' in rule) yield style
    if (styleSheet) yield* stylesOf(styleSheet)
    yield* stylesOf(rule as { readonly cssRules?: CSSRuleList })
  }
}

function readableRules(holder: { readonly cssRules?: CSSRuleList }): readonly CSSRule[] {
  try {
    return [...(holder.cssRules ?? [])]
  } catch (error) {
    if ((error as DOMException).name === 'SecurityError') return []
    throw error
  }
}
