import { parseCss, type CssSheet } from '@pergola/site/css'
import type { SheetKey } from '@pergola/site/document'

/** A sheet the page uses that is no part of its own sources: imported by one of them, or from elsewhere. */
export interface ForeignSheet {
  readonly sheet: CssSheet
  /** Path in the project, or the address it came from. */
  readonly file: string
  /** The layer it was imported into. */
  readonly layer: string | null
  /** The page's own sheet that stands next in the cascade; null behind the last. */
  readonly before: SheetKey | null
}

interface Found {
  readonly styles: CSSStyleSheet
  readonly layer: string | null
}

/** Null for a sheet from another origin that does not let itself be read. */
function rulesOf(styles: CSSStyleSheet): CSSRuleList | null {
  try {
    return styles.cssRules
  } catch {
    return null
  }
}

/** Told by what the rule has: its text is written anew each time it is asked for. */
function isImport(rule: CSSRule): rule is CSSImportRule {
  return 'styleSheet' in rule
}

function namesLayers(rule: CSSRule): boolean {
  return 'nameList' in rule
}

function applies(rule: CSSImportRule, window: Window & typeof globalThis): boolean {
  const media = rule.media.mediaText
  const supports = rule.supportsText
  return (media === '' || window.matchMedia(media).matches) && (!supports || window.CSS.supports(supports))
}

function* importedBy({ styles, layer }: Found, window: Window & typeof globalThis): Generator<Found> {
  for (const rule of rulesOf(styles) ?? []) {
    if (!isImport(rule)) {
      // Only layers may be named between imports.
      if (namesLayers(rule)) continue
      return
    }
    if (!rule.styleSheet || !applies(rule, window)) continue
    const inner = rule.layerName === null ? layer : [layer, rule.layerName].filter(Boolean).join('.')
    const found = { styles: rule.styleSheet, layer: inner }
    yield* importedBy(found, window)
    yield found
  }
}

function textOf(styles: CSSStyleSheet): string {
  return [...(rulesOf(styles) ?? [])]
    .filter((rule) => !isImport(rule))
    .map((rule) => rule.cssText)
    .join('\n')
}

function fileOf(styles: CSSStyleSheet): string {
  const path = /\/project-files\/\d+\/([^?#]+)/.exec(styles.href ?? '')?.[1]
  return path === undefined ? (styles.href ?? '') : decodeURIComponent(path)
}

/** Reads what the browser has loaded for the page; each sheet once, for as long as it stands. */
export function createForeignSheets(
  window: Window & typeof globalThis,
  ownKey: (style: Element) => SheetKey | null,
): () => readonly ForeignSheet[] {
  const read = new WeakMap<CSSStyleSheet, { rules: number; sheet: CssSheet }>()

  function sheetFor(styles: CSSStyleSheet): CssSheet {
    const known = read.get(styles)
    // A sheet that is still on its way stands there empty.
    const rules = rulesOf(styles)?.length ?? 0
    if (known?.rules === rules) return known.sheet
    const sheet = parseCss(textOf(styles), fileOf(styles))
    read.set(styles, { rules, sheet })
    return sheet
  }

  return () => {
    const sheets: ForeignSheet[] = []
    let waiting: Found[] = []
    const place = (before: SheetKey | null) => {
      for (const { styles, layer } of waiting) {
        sheets.push({ sheet: sheetFor(styles), file: fileOf(styles), layer, before })
      }
      waiting = []
    }
    for (const styles of window.document.styleSheets) {
      const owner = styles.ownerNode
      const found = { styles, layer: null }
      if (!owner || styles.disabled) continue
      waiting.push(...importedBy(found, window))
      const key = ownKey(owner as Element)
      if (key !== null) place(key)
      else if (owner.nodeName.toLowerCase() === 'link') waiting.push(found)
    }
    place(null)
    return sheets
  }
}
