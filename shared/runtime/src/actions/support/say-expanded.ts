/** Tells controls that name the element in `aria-controls`, and say `aria-expanded`, whether it is shown. */
export function sayExpanded({ id }: Element, isShown: boolean): void {
  if (!id) return
  const controls = document.querySelectorAll(`[aria-controls~="${CSS.escape(id)}"][aria-expanded]`)
  for (const control of controls) control.setAttribute('aria-expanded', String(isShown))
}
