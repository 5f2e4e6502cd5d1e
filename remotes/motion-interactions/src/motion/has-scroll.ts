import type { Motion, MotionAnimation } from '@pergola/site/motions'

const isTriggered = ({ scrollTriggerOptions, fromOptions, toOptions }: MotionAnimation) =>
  Object.keys(scrollTriggerOptions).length > 0 || 'scrollTrigger' in fromOptions || 'scrollTrigger' in toOptions

/** Whether there is a scroll trigger to be read at all: a motion is asked at every edit. */
export function hasScroll({ isTimeLine, isTimelineHasScrollTrigger, animations }: Motion): boolean {
  return isTimeLine ? isTimelineHasScrollTrigger : animations.some(isTriggered)
}
