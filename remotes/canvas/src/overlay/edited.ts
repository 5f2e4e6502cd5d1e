import type { StyleSurface } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'

interface Measured {
  /** In pixels of the page's viewport. */
  readonly box: DOMRect
  readonly style: CSSStyleDeclaration
  /** Computed length in pixels; zero where there is none. */
  number(property: string): number
}

/** The selected element as a gesture finds it: what is measured and read once, before the first move. */
export interface Edited extends Measured {
  /** The value as its rule says it; undefined where none does. */
  written(property: string): string | undefined
}

export function measureSelected(core: CanvasCore): Measured | null {
  const { frame } = core
  const { selected } = core.store.getState()
  const element = selected && frame?.projection.elementOf(selected.id)
  if (!element || !frame) return null
  const style = frame.window.getComputedStyle(element)
  return {
    box: element.getBoundingClientRect(),
    style,
    number: (property) => Number.parseFloat(style.getPropertyValue(property)) || 0,
  }
}

export function readEdited(core: CanvasCore, styles: StyleSurface): Edited | null {
  const measured = measureSelected(core)
  if (!measured) return null
  const { values } = styles.state.getState()
  return {
    ...measured,
    written(property) {
      const value = values[property]
      return value?.origin === 'here' || value?.origin === 'elsewhere' ? value.value : undefined
    },
  }
}
