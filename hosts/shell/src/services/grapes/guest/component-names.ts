import type { Component } from 'grapesjs'

const isElement = (component: Component) => !component.isInstanceOf('textnode') && !component.isInstanceOf('comment')

/** Names that a person gave to components, by the place of their element: its number among its siblings, level by level. */
export function namesOf(main: Component): Record<string, string> {
  const names: Record<string, string> = {}
  const open = [{ component: main, place: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { component, place } = next
    const name = component.get('custom-name') as unknown
    if (typeof name === 'string' && name !== '' && place !== '') names[place] = name.slice(0, 200)
    const children = component.components().models.filter(isElement)
    for (const [index, child] of children.entries())
      open.push({ component: child, place: place === '' ? String(index) : `${place}.${index}` })
  }
  return names
}
