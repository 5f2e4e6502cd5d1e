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
  askForOthers(document)
  for (const element of document.querySelectorAll<HTMLElement>('[style*="url("]')) askForPictures(element.style)
  const rules = [...document.styleSheets].flatMap((sheet) => [...rulesOf(sheet)])
  for (const rule of rules) if ('selectorText' in rule) askForPictures((rule as CSSStyleRule).style)
  askForFonts(document.fonts, rules.filter(isFontFace))
}

/** Where nobody says whether it could be had. What was never asked for, as a picture of no size, is not asked for now. */
const silent = [
  ['img[srcset]:not([src]), source[srcset]', 'srcset'],
  ['video[poster]', 'poster'],
  ['input[type="image" i][src]', 'src'],
  ['image[href], use[href], feImage[href]', 'href'],
] as const

function askForOthers(document: Document): void {
  for (const [selector, name] of silent) {
    for (const element of document.querySelectorAll(selector))
      element.setAttribute(name, element.getAttribute(name) ?? '')
  }
  for (const media of document.querySelectorAll<HTMLMediaElement>('video:has(> source), audio:has(> source)')) {
    if (media.readyState === media.HAVE_NOTHING) media.load()
  }
}

function isFontFace(rule: CSSRule): rule is CSSFontFaceRule {
  return rule.constructor.name === 'CSSFontFaceRule'
}

/** A rule gives the name as it was written, a face may give it without its quotes. */
const familyOf = (name: string) => name.replaceAll(/["']/g, '')

/** A face that could not be had is never asked for again by itself. Those that are there would show another font first. */
function askForFonts(faces: FontFaceSet, rules: readonly CSSFontFaceRule[]): void {
  const known = [...faces]
  for (const face of known) {
    const named = rules.filter(({ style }) => familyOf(style.getPropertyValue('font-family')) === familyOf(face.family))
    const ask = () => named.forEach(({ style }) => setAnew(style, 'src'))
    if (face.status === 'error') ask()
    else if (face.status === 'loading') face.loaded.catch(ask)
  }
}

function setAnew(style: CSSStyleDeclaration, property: string): void {
  const [value, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)]
  style.removeProperty(property)
  style.setProperty(property, value, priority)
}

/** Nobody says which pictures of a sheet are missing. Those that are there are not fetched a second time. */
function askForPictures(style: CSSStyleDeclaration): void {
  const pictured = Array.from(style).filter((property) => !property.startsWith('--') && hasPicture(style, property))
  for (const property of pictured) setAnew(style, property)
}

function hasPicture(style: CSSStyleDeclaration, property: string): boolean {
  return style.getPropertyValue(property).includes('url(')
}

/** Every rule, those in conditions, layers and nests too. Rules of a sheet from elsewhere may not be looked at. */
function* rulesOf(holder: { readonly cssRules?: CSSRuleList }): Generator<CSSRule> {
  for (const rule of readableRules(holder)) {
    yield rule
    const { styleSheet } = rule as { styleSheet?: CSSStyleSheet | null }
    if (styleSheet) yield* rulesOf(styleSheet)
    yield* rulesOf(rule as { readonly cssRules?: CSSRuleList })
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
