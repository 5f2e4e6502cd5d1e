import type { InteractionFailure } from '@pergola/site/interactions'

/** Spelled as the specification spells them. */
export const failures: Readonly<Record<InteractionFailure, string>> = {
  'action-used': 'You already use this action...!',
  'action-unknown': 'Action not founded!',
  'event-missing': 'Select event to add',
  'event-invalid': 'An event is named by letters, digits, dashes and colons, such as click or my-event.',
  'event-used': 'You already use this interaction...!',
  'invalid-action': 'Invalid action!',
  'invalid-interaction': 'Invalid interaction!',
}

export const messages = {
  panel: 'Interactions',
  noSelection: 'Select an element to see its interactions',
  empty: 'No interactions yet',
  emptyHint: 'Choose an event above and add it. Then give it the actions that are to happen.',
  addInteraction: 'Add Interaction',
  eventHint: 'click',
  add: 'Add',
  pasteInteraction: 'Paste interaction',
  copyInteraction: (event: string) => `Copy interaction ${event}`,
  removeInteraction: (event: string) => `Delete interaction ${event}`,
  addAction: 'Add Action',
  actionHint: 'Toggle Class',
  pasteAction: 'Paste action',
  copyAction: (label: string) => `Copy action ${label}`,
  removeAction: (label: string) => `Delete action ${label}`,
  hasActions: (count: number) => (count === 1 ? '1 action' : `${count} actions`),
  noParameters: 'Nothing to set.',
  shared: (count: number) => `${count} elements of this page share these interactions.`,
  pick: (parameter: string) => `Pick ${parameter} on the canvas`,
  picking: 'Click an element on the canvas. Esc cancels.',
  selectorHint: 'self or .class',
  copied: 'Copied',
  clipboardClosed: 'The browser does not let this page use the clipboard.',
  ownHandler: (event: string) =>
    `This element handles ${event} itself, in Commands. Take that handler away first, or it would be lost.`,
  readOnly: 'This page is open for reading only.',
  notAllowed: 'This cannot be edited now.',
  steps: {
    addInteraction: (event: string) => `Add interaction ${event}`,
    pasteInteraction: 'Paste interaction',
    removeInteraction: (event: string) => `Delete interaction ${event}`,
    addAction: 'Add action',
    pasteAction: 'Paste action',
    removeAction: 'Delete action',
    parameter: (name: string) => `Edit ${name}`,
  },
} as const
