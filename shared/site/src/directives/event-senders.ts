/** Elements of one kind that tell of an event: of forms, of fields, of what plays, of what opens, of what takes the keys. */
export type EventSender = 'form' | 'field' | 'editable' | 'text-field' | 'media' | 'track' | 'opening' | 'focusable'

interface SentBy {
  readonly sender: EventSender
  /** Elements around the sender are told as well: the event bubbles, or our `v-on` hears it on its way down. */
  readonly isHeardAround: boolean
}

interface Sending {
  readonly tag: string
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
}

const around = (sender: EventSender, events: string): [string, SentBy][] =>
  events.split(' ').map((event) => [event, { sender, isHeardAround: true }])
const alone = (sender: EventSender, events: string): [string, SentBy][] =>
  events.split(' ').map((event) => [event, { sender, isHeardAround: false }])

/** Events that only some elements send (HTML, UI Events). All others may come from anywhere, or are the window's. */
const senders: ReadonlyMap<string, SentBy> = new Map([
  ...around('form', 'submit reset formdata'),
  ...around('field', 'change invalid'),
  ...around('editable', 'input beforeinput'),
  ...around('text-field', 'select selectionchange'),
  ...around(
    'media',
    'abort canplay canplaythrough durationchange ended loadeddata loadedmetadata pause play playing progress ratechange ' +
      'seeked seeking stalled suspend timeupdate volumechange waiting',
  ),
  ...around('track', 'cuechange'),
  ...alone('opening', 'toggle beforetoggle open close'),
  ...around('focusable', 'keydown keyup keypress focusin focusout'),
  ...alone('focusable', 'focus blur'),
])

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const fields = names('input select textarea')
const focusables = names('body button input select textarea summary iframe object embed')
/** Inside of them anything may stand once the page runs. */
const filledLater = names('v-html v-is is')

/** Null for an event that any element may be told of. */
export function senderOf(event: string): SentBy | null {
  return senders.get(event.toLowerCase()) ?? null
}

interface Known {
  readonly name: string
  readonly has: (attribute: string) => boolean
  readonly isEdited: boolean
}

const isPlayer = ({ name }: Known) => name === 'audio' || name === 'video'

const kinds: Readonly<Record<EventSender, (known: Known) => boolean>> = {
  form: ({ name }) => name === 'form',
  field: ({ name }) => fields.has(name),
  editable: ({ name, isEdited }) => isEdited || fields.has(name),
  'text-field': ({ name }) => name === 'input' || name === 'textarea',
  media: isPlayer,
  track: ({ name }) => name === 'track',
  opening: ({ name, has }) => name === 'details' || name === 'dialog' || has('popover'),
  focusable: (known) => focusables.has(known.name) || known.isEdited || known.has('tabindex') || isLinkOrPlayer(known),
}

function isLinkOrPlayer(known: Known): boolean {
  const { name, has } = known
  return ((name === 'a' || name === 'area') && has('href')) || (isPlayer(known) && has('controls'))
}

/** Whether an element is of that kind, or may be: an element of the author's own sends what it likes. */
export function maySend(sender: EventSender, { tag, attributes }: Sending): boolean {
  const name = tag.toLowerCase()
  if (name.includes('-') || name === 'slot') return true
  // Bound ones are there once the page runs.
  const given = new Map(attributes.map((each) => [each.name.toLowerCase().replace(/^(?:v-bind)?:/, ''), each.value]))
  const isEdited = (given.get('contenteditable') ?? 'false') !== 'false'
  return kinds[sender]({ name, has: (attribute) => given.has(attribute), isEdited })
}

/** Whether what stands in an element is not known before the page runs. */
export function isFilledLater({ tag, attributes }: Sending): boolean {
  return tag.toLowerCase() === 'template' || attributes.some(({ name }) => filledLater.has(name.toLowerCase()))
}
