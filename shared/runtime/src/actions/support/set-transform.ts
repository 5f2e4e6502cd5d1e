import { each } from './each.ts'

/** One function of the transform; those that somebody else gave the element stay. */
export function setTransform(selector: unknown, name: string, value: string): void {
  for (const element of each(selector)) {
    const computed = getComputedStyle(element).transform
    const given = element.style.transform || (computed === 'none' ? '' : computed)
    const others = given.replace(new RegExp(`\\b${name}\\((?:[^()]|\\([^()]*\\))*\\)`, 'g'), '')
    element.style.transform = `${others} ${name}(${value})`.replace(/\s+/g, ' ').trim()
  }
}
