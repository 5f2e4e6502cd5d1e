interface Found {
  readonly rule: CSSKeyframesRule
  /** Names of the layer and of those around it, from the outside. */
  readonly layer: readonly string[]
}

/** Rules of the frame are of another realm, so they are told by their shape. */
function isKeyframes(rule: CSSRule): rule is CSSKeyframesRule {
  return 'findRule' in rule
}

function isMet(rule: CSSRule, view: Window | null): boolean {
  if ('media' in rule) return view?.matchMedia((rule as CSSMediaRule).media.mediaText).matches ?? true
  const isSupports = rule.cssText.startsWith('@supports')
  return !isSupports || CSS.supports((rule as CSSSupportsRule).conditionText)
}

function rulesOf(group: { readonly cssRules: CSSRuleList }): readonly CSSRule[] {
  try {
    return [...group.cssRules]
  } catch {
    // A sheet from another origin does not show its rules.
    return []
  }
}

const keyOf = (layer: readonly string[], count: number) => layer.slice(0, count).join('.')

/** Layers are ranked as the page first names them; what is in no layer, or beside an inner one, is stronger. */
function createLayers() {
  const ranks = new Map<string, number>()
  const rankOf = (layer: readonly string[], at: number) =>
    at < layer.length ? (ranks.get(keyOf(layer, at + 1)) ?? 0) : Infinity
  return {
    name(layer: readonly string[]): void {
      for (let count = 1; count <= layer.length; count++) {
        const key = keyOf(layer, count)
        if (!ranks.has(key)) ranks.set(key, ranks.size)
      }
    },
    within: (outer: readonly string[], name: string) => [
      ...outer,
      ...(name === '' ? [`(anonymous ${ranks.size})`] : name.split('.')),
    ],
    /** Whether the second one loses to the first, or stands before it in the same layer. */
    isStronger(one: readonly string[], other: readonly string[]): boolean {
      for (let at = 0; at < Math.max(one.length, other.length); at++) {
        const difference = rankOf(one, at) - rankOf(other, at)
        if (difference !== 0) return difference > 0
      }
      return true
    },
  }
}

/** The keyframes of a name that the browser uses: as in the cascade, layers count before the order of the page. */
export function winningKeyframes(document: Document, name: string): CSSKeyframesRule | null {
  const view = document.defaultView
  const layers = createLayers()
  const found: Found[] = []

  function enter(group: { readonly cssRules: CSSRuleList }, layer: readonly string[]): void {
    layers.name(layer)
    for (const rule of rulesOf(group)) visit(rule, layer)
  }

  function visit(rule: CSSRule, layer: readonly string[]): void {
    if (isKeyframes(rule)) {
      if (rule.name === name) found.push({ rule, layer })
    } else if ('nameList' in rule) {
      const { nameList } = rule as CSSLayerStatementRule
      for (const each of nameList) layers.name(layers.within(layer, each))
    } else if ('styleSheet' in rule) {
      const { styleSheet, layerName } = rule as CSSImportRule
      const inner = layerName === null ? layer : layers.within(layer, layerName)
      if (styleSheet && isMet(rule, view)) enter(styleSheet, inner)
    } else if ('cssRules' in rule && !('selectorText' in rule) && isMet(rule, view)) {
      const isLayer = 'name' in rule && rule.cssText.startsWith('@layer')
      enter(rule as CSSGroupingRule, isLayer ? layers.within(layer, String(rule.name)) : layer)
    }
  }

  for (const sheet of document.styleSheets) {
    if (view?.matchMedia(sheet.media.mediaText || 'all').matches ?? true) enter(sheet, [])
  }
  // Under its older name, with a prefix, a rule counts only where there is no other.
  const plain = found.filter(({ rule }) => !rule.cssText.startsWith('@-'))
  const winner = (plain.length > 0 ? plain : found).reduce<Found | null>(
    (best, one) => (!best || layers.isStronger(one.layer, best.layer) ? one : best),
    null,
  )
  return winner?.rule ?? null
}
