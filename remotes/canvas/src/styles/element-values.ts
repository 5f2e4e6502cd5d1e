import type { Dispose, StyleSurface } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { readBackdrop } from './read-backdrop.ts'

/** Milliseconds in which sizes that go on changing, as an animation has them, are told of once. */
const tellingPause = 250

type Values = Required<Pick<StyleSurface, 'computed' | 'backdrop'>>

export interface ElementValues extends Values {
  /** The page is another one: whatever was asked is asked again. */
  forget(): void
  dispose: Dispose
}

interface ElementValuesOptions {
  readonly core: CanvasCore
  /** The part of the element that is styled, `::before`; null for the element itself. */
  readonly part: () => string | null
  /** The browser gave the element another size, by whatever it was. */
  readonly resized: () => void
}

/**
 * What the browser makes of the selected element. Every field asks several times while it is drawn, and each question
 * makes the browser put its layout in order, so answers are kept until the page or the element's size changes.
 */
export function createElementValues({ core, part, resized }: ElementValuesOptions): ElementValues {
  const known = new Map<string, string>()
  const size = watchSize(() => {
    known.clear()
    resized()
  })

  function styled() {
    const selected = core.store.getState().selected
    const { frame } = core
    const element = selected && frame?.projection.elementOf(selected.id)
    return element && frame ? { window: frame.window, element } : null
  }

  return {
    computed(property) {
      const answered = known.get(property)
      if (answered !== undefined) return answered
      const asked = styled()
      size.of(asked)
      const value = asked ? asked.window.getComputedStyle(asked.element, part()).getPropertyValue(property) : ''
      known.set(property, value)
      return value
    },
    backdrop() {
      const asked = styled()
      return asked && readBackdrop(asked.window, asked.element, part())
    },
    forget: () => known.clear(),
    dispose: () => size.of(null),
  }
}

interface Watched {
  readonly window: Window & typeof globalThis
  readonly element: Element
}

/** Whole pixels, the shorter side first: an observer tells sides by the direction of writing. Null without a box. */
function roundedSize(element: Element): readonly [number, number] | null {
  if (!('offsetWidth' in element && 'offsetHeight' in element)) return null
  const [width, height] = [Number(element.offsetWidth), Number(element.offsetHeight)]
  return [Math.min(width, height), Math.max(width, height)]
}

/** Lines of text have no box that an observer could tell of; theirs is empty. */
function isSize(box: ResizeObserverSize | undefined, size: readonly [number, number] | null): boolean {
  if (!box || !size || (box.inlineSize === 0 && box.blockSize === 0)) return true
  const { inlineSize, blockSize } = box
  const sides = [Math.min(inlineSize, blockSize), Math.max(inlineSize, blockSize)]
  // Whole pixels depend on where the element stands.
  return size.every((side, index) => Math.abs(side - (sides[index] ?? 0)) <= 1)
}

/** Tells when one element gets another size. The browser says so by itself: nothing is asked while nothing changes. */
function watchSize(changed: () => void) {
  let watched: { readonly element: Element; readonly end: Dispose } | null = null

  function begin({ window, element }: Watched): Dispose {
    const asked = roundedSize(element)
    let last: string | null = null
    let timer: ReturnType<typeof setTimeout> | null = null
    let isWaiting = false

    function tell() {
      isWaiting = false
      changed()
      timer = setTimeout(() => {
        timer = null
        if (isWaiting) tell()
      }, tellingPause)
    }

    const observer = new window.ResizeObserver((entries) => {
      const box = entries.at(-1)?.borderBoxSize[0]
      const size = `${box?.inlineSize} ${box?.blockSize}`
      const isFirst = last === null
      if (size === last) return
      last = size
      // What changed since it was asked about is a change, too, though the observer never saw it otherwise.
      if (isFirst && isSize(box, asked)) return
      if (timer === null) tell()
      else isWaiting = true
    })
    observer.observe(element, { box: 'border-box' })
    return () => {
      observer.disconnect()
      if (timer !== null) clearTimeout(timer)
    }
  }

  return {
    of(next: Watched | null) {
      if (watched?.element === next?.element) return
      watched?.end()
      watched = next && { element: next.element, end: begin(next) }
    },
  }
}
