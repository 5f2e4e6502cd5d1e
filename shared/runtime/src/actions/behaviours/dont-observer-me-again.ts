import { first } from '../support/first.ts'

export function dontObserverMeAgain(selector: unknown): void {
  const element = first(selector)
  if (!element) throw new Error(`dontObserverMeAgain: no element for "${String(selector)}"`)
  const { vIntersectionObserver: observer } = window as { vIntersectionObserver?: IntersectionObserver }
  observer?.unobserve(element)
}
