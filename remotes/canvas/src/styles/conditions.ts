import type { AtRulePart } from '@pergola/site/css'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** Whether at-rules and media queries hold in the frame as it is now. */
export interface Conditions {
  /** For an element, because a container query holds for one and not for another; without one it is taken to hold. */
  apply(atRules: readonly AtRulePart[], element?: Element | null): boolean
  media(query: string): boolean
}

/**
 * Answers are kept, for asking makes the browser lay out everything that waits for it. They are asked anew when the
 * frame has another size, and when the browser says that one of them has changed.
 */
export function createConditions(core: CanvasCore, changed: () => void): (frame: PageFrame) => Conditions {
  let known: { readonly frame: PageFrame; readonly conditions: FrameConditions } | null = null
  return (frame) => {
    if (known?.frame !== frame) known = { frame, conditions: new FrameConditions(frame, changed) }
    const { width, height } = core.store.getState()
    known.conditions.at(`${width} ${height}`)
    return known.conditions
  }
}

class FrameConditions implements Conditions {
  private readonly frame: PageFrame
  private readonly window: PageFrame['window']
  private readonly changed: () => void
  private readonly lists = new Map<string, MediaQueryList>()
  private readonly answers = new Map<string, boolean>()
  private readonly containers = new Map<Element, ReadonlyMap<string, boolean>>()
  private size = ''
  private emulation: PageFrame['emulation'] = null

  constructor(frame: PageFrame, changed: () => void) {
    this.frame = frame
    this.window = frame.window
    this.changed = changed
  }

  at(size: string): void {
    const { emulation } = this.frame
    if (emulation !== this.emulation) this.lists.clear()
    if (emulation !== this.emulation || size !== this.size) this.answers.clear()
    this.emulation = emulation
    // Any edit may give a container another size.
    this.containers.clear()
    this.size = size
  }

  apply(atRules: readonly AtRulePart[], element: Element | null = null): boolean {
    return atRules.every((part) =>
      part.name === 'container' ? this.holdsContainer(element, part.params) : this.holds(part),
    )
  }

  private holdsContainer(element: Element | null, query: string): boolean {
    if (!element) return true
    const known = this.containers.get(element) ?? new Map<string, boolean>()
    const verdict = known.get(query)
    if (verdict !== undefined) return verdict
    const verdicts = new Map([...known, ...this.frame.containerVerdicts(element, query)])
    this.containers.set(element, verdicts)
    return verdicts.get(query) === true
  }

  media(query: string): boolean {
    return this.answer(`media ${query}`, () => this.listOf(query).matches)
  }

  private holds({ name, params }: AtRulePart): boolean {
    if (name === 'media') return this.media(params)
    if (name === 'supports') return this.answer(`supports ${params}`, () => this.window.CSS.supports(params))
    // Styles of the first moment are not the element's.
    return name !== 'starting-style'
  }

  private answer(key: string, ask: () => boolean): boolean {
    const known = this.answers.get(key)
    if (known !== undefined) return known
    const asked = ask()
    this.answers.set(key, asked)
    return asked
  }

  private listOf(query: string): MediaQueryList {
    const known = this.lists.get(query)
    if (known) return known
    const list = this.frame.matchMedia(query)
    list.addEventListener('change', () => {
      this.answers.clear()
      this.changed()
    })
    this.lists.set(query, list)
    return list
  }
}
