/** Takes back what an earlier effect of this kind still does, so that the last call counts. */
export function stop(element: Element, kind: string): void {
  for (const animation of element.getAnimations()) if (animation.id.startsWith(kind)) animation.cancel()
}
