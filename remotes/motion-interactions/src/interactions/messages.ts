import type { EventSender, Unheard } from '@pergola/site/directives'
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
  unheard,
  panel: 'Interactions',
  noSelection: 'Select an element to see its interactions',
  empty: 'No interactions yet',
  emptyHint: 'Choose an event above and add it. Then give it the actions that are to happen.',
  addInteraction: 'Add Interaction',
  eventHint: 'click',
  add: 'Add',
  nothingFound: 'No items found',
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
  existing: 'Existing interactions',
  existingHint: 'click · iN…',
  needGroup: 'Choose interactions of this project first.',
  group: (events: readonly string[], id: string) => `${events.join(', ')} · ${id}`,
  clone: 'Clone',
  createInstance: 'Create Instance',
  upload: 'Upload json',
  download: 'Download interactions',
  id: 'Interactions id',
  copyId: 'Copy interactions id',
  removeAll: 'Delete all interactions',
  removeAllTitle: 'Delete all interactions?',
  removeAllText: (count: number, uses: number) =>
    `${count === 1 ? 'The interaction is' : `All ${count} interactions are`} deleted${uses > 1 ? `, on ${uses} elements of this page` : ''}. Other pages that have them lose them, too.`,
  removeConfirm: 'Delete',
  sameIdTitle: 'These interactions are there already',
  sameIdText: (id: string) => `Overwrite ${id}, which other elements may use, or add the file under a new id?`,
  overwrite: 'Overwrite',
  newId: 'New id',
  instance: 'This element is an instance.',
  instanceHint: 'It has the interactions of its main element. What is edited there is edited here.',
  editAsMain: 'Edite As Main',
  removeInstance: 'Remove instance',
  mainElsewhere: 'The main element is not on this page.',
  missing: 'This element has interactions that the project does not have.',
  pick: (parameter: string) => `Pick ${parameter} on the canvas`,
  copied: 'Copied',
  clipboardClosed: 'The browser does not let this page use the clipboard.',
  ownHandler: (event: string) =>
    `This element handles ${event} itself, in Commands. Take that handler away first, or it would be lost.`,
  notRead: 'The other pages could not be read, so nothing is deleted. Try again.',
  readOnly: 'This page is open for reading only.',
  notAllowed: 'This cannot be edited now.',
  steps: {
    addInteraction: (event: string) => `Add interaction ${event}`,
    pasteInteraction: 'Paste interaction',
    removeInteraction: (event: string) => `Delete interaction ${event}`,
    addAction: 'Add action',
    pasteAction: 'Paste action',
    removeAction: 'Delete action',
    clone: 'Clone interactions',
    instance: 'Create interactions instance',
    removeInstance: 'Remove interactions instance',
    upload: 'Upload interactions',
    removeAll: 'Delete all interactions',
    parameter: (name: string) => `Edit ${name}`,
  },
} as const
