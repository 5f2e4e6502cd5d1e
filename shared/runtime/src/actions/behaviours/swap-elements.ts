import { first } from '../support/first.ts'

/** The elements themselves change places, so that what listens to them goes on listening. */
export function swapElements(selector1: unknown, selector2: unknown): void {
  const [one, other] = [first(selector1), first(selector2)]
  if (!one || !other || one.contains(other) || other.contains(one)) return
  const place = document.createComment('')
  one.replaceWith(place)
  other.replaceWith(one)
  place.replaceWith(other)
}
