import type { EventSender, Unheard } from '@pergola/site/directives'
import { modifierNames } from '@pergola/site/directives'

const senders: Readonly<Record<EventSender, string>> = {
  form: 'a form',
  field: 'an input, a select or a textarea',
  editable: 'an input, a select, a textarea or editable text',
  'text-field': 'an input or a textarea',
  media: 'a video or an audio',
  track: 'a track of a video',
  opening: 'details, a dialog or a popover',
  focusable: 'what can have the focus, such as a link, a button, a field or an element with a tabindex',
}

const instead: Readonly<Record<string, string>> = {
  focus: ' Elements around it hear focusin.',
  blur: ' Elements around it hear focusout.',
}

/** Why an event never happens at an element, and what to do. */
function unheard({ event, tag, sender, isHeardAround }: Unheard): string {
  const from = senders[sender]
  return isHeardAround
    ? `This never happens here: ${event} comes from ${from}, and there is none in this <${tag}>. Put it there, or on an element around it.`
    : `This never happens here: only ${from} itself hears ${event}, and this is a <${tag}>. Put it there.${instead[event] ?? ''}`
}

export const messages = {
  panel: 'Commands',
  noSelection: 'Select element to edit its directives',
  search: 'Search directives',
  nothingFound: 'No items found',
  fillAllFields: 'Fill all fields please',
  fillRequired: 'Please fill all required fields',
  notValid: 'Directive is not valid',
  objectNotValid: 'Object is not valid',
  notAllowed: 'Not allowed',
  readOnly: 'Another tab writes to this project.',
  isSet: 'Set on this element',
  outsideBlocks:
    'The body and what stands directly in it hold the page together: for, if, show and text are offered inside a block.',
  sections: {
    for: 'For',
    if: 'If',
    data: 'Data',
    effect: 'Effect',
    show: 'Show',
    bind: 'Bind',
    on: 'On',
    text: 'Text',
    html: 'Html',
    view: 'View',
    ref: 'Ref',
  },
  bothWrite: (other: string) =>
    `${other} stands on this element too: both replace what is inside, and whichever changed last is seen. Keep one.`,
  fields: { if: 'Condition', show: 'Condition', effect: 'Code', text: 'Expression', html: 'Expression' },
  hints: {
    if: 'The element is there while this is true.',
    effect: 'Runs at the start, and again whenever something it reads changes.',
    show: 'The element is seen while this is true.',
    text: 'Replaces the text of the element.',
    html: 'Replaces the markup inside the element.',
    view: 'The element hears enterview, leaveview and view. In $event.detail.visible stands whether it is seen.',
    ref: 'Publishes the element as $name for every expression of the page.',
    data: 'Names and values that expressions inside this element can use.',
  },
  variable: 'Variable',
  index: 'Index',
  array: 'Array',
  apply: 'Apply',
  removeLoop: 'Remove loop',
  rows: 'Rows',
  code: 'Code',
  dataAs: 'Edit data as',
  dataCode: 'Data',
  dataIsCode: 'These data hold more than names and values. Edit them as code.',
  key: 'Name',
  keyOf: (index: number) => `Name ${index}`,
  valueOf: (key: string) => `Value of ${key}`,
  value: 'Value',
  addRow: 'Add data',
  removeRow: (key: string) => `Remove ${key}`,
  attribute: 'Attribute',
  event: 'Event',
  modifiers: 'Modifiers',
  addModifier: 'Add modifier',
  modifierUnknown: (name: string) => `${name} does nothing as a modifier here.`,
  modifiersAre: `What may be typed: ${modifierNames.join(', ')}; for keydown, keyup and keypress also a key, such as arrow-left, a or f1; behind debounce and throttle a time, such as 500ms.`,
  unobserved: 'Only an element that is observed hears this: switch View on.',
  unheard,
  handler: 'Handler',
  addBinding: 'Add binding',
  addHandler: 'Add event',
  nameAlone: (name: string) => `The name alone is enough: ${name}`,
  dataBroken: 'These data cannot be read: the page runs without them.',
  existing: (name: string) => `Stands below already: ${name}`,
  remove: (name: string) => `Remove ${name}`,
  observe: 'Observe whether it is in view',
  name: 'Name',
  wrapObject: 'class and style take an object: ({ name: condition })',
} as const
