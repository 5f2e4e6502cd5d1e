import { combine, fail, succeed, type CanvasService, type Dispose, type StyleEdit } from '@pergola/contracts'
import type { CanvasCore } from './canvas-core.ts'

/** Keyframes of one name as the frame's sheets have them; the last one wins, as in the cascade. */
function keyframesOf(document: Document, name: string): Keyframe[] | null {
  const sheets = [...document.styleSheets].toReversed()
  for (const sheet of sheets) {
    const found = rulesOf(sheet, document.defaultView).findLast((rule) => isKeyframes(rule) && rule.name === name)
    if (found) return [...(found as CSSKeyframesRule).cssRules].flatMap((rule) => frameOf(rule as CSSKeyframeRule))
  }
  return null
}

/** Rules of the frame are of another realm, so they are told by their shape. */
function isKeyframes(rule: CSSRule): rule is CSSKeyframesRule {
  return 'findRule' in rule
}

/** Those of conditions that hold and of layers included. */
function rulesOf(group: CSSStyleSheet | CSSGroupingRule, view: Window | null): CSSRule[] {
  try {
    return [...group.cssRules].flatMap((rule) => (isOpen(rule, view) ? [rule, ...rulesOf(rule, view)] : [rule]))
  } catch {
    // A sheet from another origin does not show its rules.
    return []
  }
}

/** Whether what stands in it applies to the page as it is shown. */
function isOpen(rule: CSSRule, view: Window | null): rule is CSSGroupingRule {
  if (!('cssRules' in rule) || 'selectorText' in rule || isKeyframes(rule)) return false
  if ('media' in rule) return view?.matchMedia((rule as CSSMediaRule).media.mediaText).matches ?? true
  const isSupports = rule.cssText.startsWith('@supports')
  return !isSupports || CSS.supports((rule as unknown as CSSSupportsRule).conditionText)
}

function camel(property: string): string {
  return property.startsWith('--')
    ? property
    : property.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())
}

function frameOf(rule: CSSKeyframeRule): Keyframe[] {
  const values = [...rule.style].map((property) => [camel(property), rule.style.getPropertyValue(property)] as const)
  return rule.keyText.split(',').map((key) => ({ offset: Number.parseFloat(key) / 100, ...Object.fromEntries(values) }))
}

/** The styles are an animation of their own, for they are not part of the keyframes yet. */
function standStill(element: Element, frames: Keyframe[], at: number, styles: readonly StyleEdit[]): Dispose {
  const overlay = Object.fromEntries(styles.map(({ property, value }) => [camel(property), value ?? 'revert-layer']))
  const ends = [frames, [overlay, overlay]].map((keyframes) => {
    // Filling keeps the last frame, which is past the end.
    const animation = element.animate(keyframes, { duration: 1, fill: 'both' })
    animation.pause()
    animation.currentTime = at
    return () => animation.cancel()
  })
  return combine(...ends)
}

export function createPlayback(core: CanvasCore): Pick<CanvasService, 'playAnimation'> {
  return {
    playAnimation(name, { duration, easing, iterations, at, styles = [] }) {
      const { frame } = core
      const selected = core.store.getState().selected
      const element = selected && frame?.projection.elementOf(selected.id)
      if (!frame || !element) return fail('node-missing')
      const frames = keyframesOf(frame.document, name)
      if (!frames) return fail('animation-missing')
      frames.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
      if (at !== undefined) return succeed(standStill(element, frames, at, styles))
      const animation = element.animate(frames, { duration, easing: easing ?? 'ease', iterations: iterations ?? 1 })
      return succeed(() => animation.cancel())
    },
  }
}
