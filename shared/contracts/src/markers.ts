/** Attributes the editor writes on elements. Names are fixed by the specification, prefix included. */
export const markers = {
  symbolId: 'inf-symbol-id',
  /** On a place inside a symbol: what each instance has of its own there. */
  symbolProperty: 'inf-symbol-property',
  /** On the root of a symbol: its variants, as modifier classes by property, `size: card--small card--large ; tone: card--quiet`. */
  symbolVariants: 'inf-symbol-variants',
  bridgeId: 'inf-bridge-id',
  className: 'inf-class-name',
  templateId: 'inf-template-id',
  buildUrl: 'inf-build-url',
  motionId: 'motion-id',
  motionInstanceId: 'motion-instance-id',
  /** On an instance in place of `motion-id`: whose motion it plays. */
  mainMotionId: 'main-motion-id',
  interactionId: 'interaction-id',
  /** On an instance in place of `interaction-id`: whose interactions it has. */
  mainInteractionId: 'main-interaction-id',
  interactionInstanceId: 'interaction-instance-id',
} as const

/** What the editor keeps on components for itself; the build leaves all of it out. */
export const componentMarkers = {
  /** Words of `componentSwitches` that are off. */
  off: 'inf-props',
  /** On a split text: the class of its letters. */
  splitter: 'inf-splitter',
  looper: 'inf-looper',
  loopUrl: 'inf-loop-url',
  loopHeaders: 'inf-loop-headers',
  loopName: 'inf-loop-name',
  loopMethod: 'inf-loop-method',
  loopBody: 'inf-loop-body',
  /** On what is repeated: the list without its paging and filter, and what those are told. */
  loopList: 'inf-loop-list',
  loopCountName: 'inf-loop-count-name',
  loopCountValue: 'inf-loop-count-value',
  loopFilterProp: 'inf-loop-filter-prop',
  loopFilterName: 'inf-loop-filter-name',
  /** On a companion of a loop: `more`, `next`, `previous`, `filter` or `input`. */
  loopPart: 'inf-loop-part',
  loopEvent: 'inf-loop-event',
  loopFilterValue: 'inf-loop-filter-value',
} as const

/** On elements of plugins: what scripts of their type find them by, and what they are called with, as JSON. */
export const guestMarkers = { type: 'data-component', props: 'data-component-props' } as const

/** What the editor lets a person do with an element, annex §2.2; all are on until switched off. */
export const componentSwitches = [
  'draggable',
  'droppable',
  'editable',
  'layerable',
  'selectable',
  'hoverable',
  'copyable',
  'removable',
  'badgeable',
] as const

export type ComponentSwitch = (typeof componentSwitches)[number]
