import type { PagePreferences } from '@pergola/contracts'
import { emulateMedia, emulateSchemes } from '@pergola/site/css'
import type { PageFrame } from './page-frame.ts'

/** Conditions of sheets that the browser fetches by itself: from another server, or imported by another sheet. */
export interface ForeignMedia {
  /** Decides them in all that is loaded; what was decided already stays so. */
  apply(): void
  restore(): void
}

/** Null for a sheet from another origin that does not let itself be read, and for one that is on its way. */
function rulesOf(sheet: CSSStyleSheet | null): CSSRuleList | null {
  try {
    return sheet?.cssRules ?? null
  } catch {
    return null
  }
}

function* importsOf(sheet: CSSStyleSheet): Generator<CSSImportRule> {
  for (const rule of rulesOf(sheet) ?? []) {
    if ('styleSheet' in rule) yield rule as CSSImportRule
    // Only layers may be named between imports.
    else if (!('nameList' in rule)) return
  }
}

/** Changes what the browser made of these sheets, and knows how it was. */
export function createForeignMedia(frame: PageFrame, preferences: PagePreferences): ForeignMedia {
  const back = new Map<object, () => void>()

  function decideMedia(media: MediaList): void {
    const written = media.mediaText
    const decided = emulateMedia(written, preferences)
    if (back.has(media) || decided === written) return
    back.set(media, () => (media.mediaText = written))
    media.mediaText = decided
  }

  function decideScheme({ style }: CSSStyleRule): void {
    const written = style.getPropertyValue('color-scheme')
    const decided = emulateSchemes(written, preferences).trim()
    if (back.has(style) || decided === written) return
    const priority = style.getPropertyPriority('color-scheme')
    back.set(style, () => style.setProperty('color-scheme', written, priority))
    style.setProperty('color-scheme', decided, priority)
  }

  function decideRules(rules: CSSRuleList | null): void {
    for (const rule of rules ?? []) {
      if ('media' in rule) decideMedia(rule.media as MediaList)
      if ('styleSheet' in rule) decideRules(rulesOf((rule as CSSImportRule).styleSheet))
      if ('style' in rule && 'selectorText' in rule) decideScheme(rule as CSSStyleRule)
      if ('cssRules' in rule) decideRules(rule.cssRules as CSSRuleList)
    }
  }

  return {
    apply() {
      // Panels read these sheets once, and show their conditions as they are written.
      frame.foreignSheets()
      for (const sheet of frame.document.styleSheets) {
        if (sheet.ownerNode?.nodeName.toLowerCase() === 'link') decideRules(rulesOf(sheet))
        else for (const rule of importsOf(sheet)) decideRules(rulesOf(rule.styleSheet))
      }
    },
    restore() {
      for (const undo of back.values()) undo()
      back.clear()
    },
  }
}
