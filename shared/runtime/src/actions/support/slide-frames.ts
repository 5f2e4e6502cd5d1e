/** From nothing to the natural height. Padding takes its part, or the element would jump at the end. */
export function slideFrames(element: HTMLElement): [Keyframe, Keyframe] {
  const { height, paddingTop, paddingBottom } = getComputedStyle(element)
  const shared = { overflow: 'hidden', minHeight: '0px' }
  return [
    { ...shared, height: '0px', paddingTop: '0px', paddingBottom: '0px' },
    { ...shared, height, paddingTop, paddingBottom },
  ]
}
