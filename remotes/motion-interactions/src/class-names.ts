import type { CanvasService } from '@pergola/contracts'

/** Classes that the page has or its sheets speak of, in the order of the alphabet. */
export function classNames(canvas: CanvasService): readonly string[] {
  const worn = canvas
    .find('[class]')
    .flatMap((id) => canvas.attributesOf(id).flatMap(({ name, value }) => (name === 'class' ? value.split(/\s+/) : [])))
  const styled = canvas.sheets().flatMap(({ css }) => [...css.matchAll(/\.(-?[a-zA-Z_][\w-]*)(?=[^{};]*\{)/g)])
  const all = [...worn, ...styled.map(([, name = '']) => name)]
  return [...new Set(all)].filter((name) => name !== '').toSorted()
}

/** What a field for elements offers: the element itself, and whatever has a class. */
export function selectorsOfPage(canvas: CanvasService): readonly string[] {
  return ['self', ...classNames(canvas).map((name) => `.${name}`)]
}
