const transforms = 'x y z scale scaleX scaleY scaleZ rotate rotateX rotateY rotateZ skewX skewY transform'.split(' ')

/** The short transforms, and every style property of this browser but vendors' and those of other animations. */
export function propertyNames(): readonly string[] {
  const declared: string[] = []
  for (const name in document.documentElement.style) declared.push(name)
  const own = declared.filter(
    (name) => /^[a-z][a-zA-Z]*$/.test(name) && !/^(?:webkit|moz|ms|animation|css[A-Z]|length$|parentRule)/.test(name),
  )
  const properties = own.filter(
    (name) => name !== 'cssText' && typeof Reflect.get(document.documentElement.style, name) === 'string',
  )
  return [...new Set([...transforms, 'opacity', 'backgroundColor', 'color', ...properties.toSorted()])]
}
