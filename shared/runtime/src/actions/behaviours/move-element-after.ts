import { first } from '../support/first.ts'

export function moveElementAfter(selector: unknown, targetSelector: unknown): void {
  const [element, target] = [first(selector), first(targetSelector)]
  if (element && target && !element.contains(target)) target.after(element)
}
