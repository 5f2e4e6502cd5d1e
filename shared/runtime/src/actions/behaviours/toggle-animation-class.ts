import { classNames } from '../support/class-names.ts'
import { each } from '../support/each.ts'

/** Where the class animates nothing, no end would ever be told: the element changes at once. */
export function toggleAnimationClass(selector: unknown, animationClass: unknown): void {
  const names = classNames(animationClass)
  for (const element of each(selector)) {
    const comes = getComputedStyle(element).display === 'none'
    if (comes) element.style.display = ''
    element.classList.add(...names)
    const end = () => {
      element.classList.remove(...names)
      if (!comes) element.style.display = 'none'
    }
    if (element.getAnimations().length === 0) end()
    else element.addEventListener('animationend', end, { once: true })
  }
}
