import { componentMarkers } from '@pergola/contracts'
import { slideTag, sliderTag } from '@pergola/site/components'
import type { AttributeEntry } from '@pergola/contracts'

export type ComponentKind =
  | 'heading'
  | 'link'
  | 'button'
  | 'image'
  | 'input'
  | 'media'
  | 'svg'
  | 'select'
  | 'form'
  | 'splitter'
  | 'spline-viewer'
  | 'slider'
  | 'slide'
  | 'looper'
  | 'loop-part'
  | 'plain'

const byTag: Readonly<Record<string, ComponentKind>> = {
  a: 'link',
  button: 'button',
  img: 'image',
  input: 'input',
  video: 'media',
  audio: 'media',
  iframe: 'media',
  svg: 'svg',
  select: 'select',
  form: 'form',
  'spline-viewer': 'spline-viewer',
  [sliderTag]: 'slider',
  [slideTag]: 'slide',
}

/** What an element is: by what the editor marked it as, else by its tag, so that any page's elements are known. */
export function componentKind(tag: string, attributes: readonly AttributeEntry[]): ComponentKind {
  const has = (name: string) => attributes.some((each) => each.name === name)
  if (has(componentMarkers.splitter)) return 'splitter'
  if (has(componentMarkers.looper)) return 'looper'
  if (has(componentMarkers.loopPart)) return 'loop-part'
  if (/^h[1-6]$/.test(tag)) return 'heading'
  return byTag[tag] ?? 'plain'
}
