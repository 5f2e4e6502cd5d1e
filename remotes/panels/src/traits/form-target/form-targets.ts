import { formMessages as messages } from './messages.ts'

export type TargetKind = 'none' | 'address' | 'mailto' | 'formspree' | 'basin' | 'formsubmit' | 'web3forms' | 'netlify'

/** Where a form sends: the kind of target, and the address, id, key or name that goes with it. */
export interface FormTarget {
  readonly kind: TargetKind
  readonly value: string
}

interface TargetDefinition {
  readonly kind: TargetKind
  readonly label: string
  /** Null where nothing has to be typed. */
  readonly asks: { readonly label: string; readonly hint: string; readonly wrong: string } | null
  readonly isValue: (value: string) => boolean
  /** What the action is with the value before it is known; null where the action does not hold it. */
  readonly address: string | null
  /** Name of the field that people leave empty and programs fill; null where the service says nothing of one. */
  readonly trap: string | null
}

const isId = (value: string) => /^[\w-]{4,64}$/.test(value)
const isMail = (value: string) => /^[^\s@/?#]+@[^\s@/?#]+\.[^\s@/?#]+$/.test(value)
const isKey = (value: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
/** An address of the web, or one of the site; a place of this page takes nothing. */
const isAddress = (value: string) =>
  /^https?:\/\/[^\s/]+/i.test(value) || (/^[^\s#]\S*$/.test(value) && !/^[a-z][\w+.-]*:/i.test(value))

/** By what each service documents of forms without scripts. */
export const formTargets: readonly TargetDefinition[] = [
  { kind: 'none', label: messages.none, asks: null, isValue: () => true, address: null, trap: null },
  {
    kind: 'address',
    label: messages.address,
    asks: messages.asks.address,
    isValue: isAddress,
    address: '',
    trap: null,
  },
  {
    kind: 'mailto',
    label: messages.mailto,
    asks: messages.asks.mailto,
    isValue: isMail,
    address: 'mailto:',
    trap: null,
  },
  {
    kind: 'formspree',
    label: 'Formspree',
    asks: messages.asks.formspree,
    isValue: isId,
    address: 'https://formspree.io/f/',
    trap: '_gotcha',
  },
  {
    kind: 'basin',
    label: 'Basin',
    asks: messages.asks.basin,
    isValue: isId,
    address: 'https://usebasin.com/f/',
    trap: '_gotcha',
  },
  {
    kind: 'formsubmit',
    label: 'FormSubmit',
    asks: messages.asks.formsubmit,
    isValue: (value) => isMail(value) || isId(value),
    address: 'https://formsubmit.co/',
    trap: '_honey',
  },
  {
    kind: 'web3forms',
    label: 'Web3Forms',
    asks: messages.asks.web3forms,
    isValue: isKey,
    address: null,
    trap: 'botcheck',
  },
  {
    kind: 'netlify',
    label: 'Netlify Forms',
    asks: messages.asks.netlify,
    isValue: (value) => /^[\w-]+$/.test(value),
    address: null,
    trap: 'bot-field',
  },
]

export const web3Address = 'https://api.web3forms.com/submit'
/** The hidden field of a form that says whose it is. */
export const keyName = 'access_key'
export const trapNames: readonly string[] = ['_gotcha', '_honey', 'botcheck', 'bot-field']

export function targetDefinition(kind: TargetKind): TargetDefinition {
  return formTargets.find((each) => each.kind === kind) ?? formTargets[0]!
}

const services = formTargets.filter(({ kind, address }) => address && kind !== 'mailto')

/** What an action says: of a service where it is one of a service known here. */
function fromAddress(action: string): FormTarget {
  const mail = /^mailto:([^?]*)/i.exec(action)
  if (mail) return { kind: 'mailto', value: mail[1] ?? '' }
  for (const { kind, address, isValue } of services) {
    const value = action.startsWith(address!) ? action.slice(address!.length) : ''
    if (isValue(value) && value !== '') return { kind, value }
  }
  return { kind: 'address', value: action }
}

/** Where a form sends, by its attributes and the key inside of it. */
export function readTarget(attributeOf: (name: string) => string | null, key: string): FormTarget {
  const action = attributeOf('action')?.trim() ?? ''
  if (attributeOf('data-netlify') === 'true' || attributeOf('netlify') !== null)
    return { kind: 'netlify', value: attributeOf('name') ?? '' }
  if (action === web3Address) return { kind: 'web3forms', value: key }
  return action === '' || action.startsWith('#') ? { kind: 'none', value: '' } : fromAddress(action)
}

/**
 * What was typed for a kind of target, as it is meant: the address of a service, copied whole, is that service's, and an
 * address of mail is written to. Null where it is none of them.
 */
export function typedTarget(kind: TargetKind, typed: string): FormTarget | null {
  const text = typed.trim()
  const meant = /^(?:https?|mailto):/i.test(text) ? fromAddress(text) : { kind, value: text }
  if (meant.kind === 'address' && isMail(meant.value)) return { kind: 'mailto', value: meant.value }
  const isOther = meant.kind === 'address' && kind !== 'address'
  return !isOther && targetDefinition(meant.kind).isValue(meant.value) ? meant : null
}

type Attributes = Readonly<Record<string, string | null>>

/** Attributes of the form for a target. What the site itself says of how the form is sent stays where it can. */
export function targetAttributes(
  { kind, value }: FormTarget,
  form: { enctype: string | null; trap: string | null },
): Attributes {
  const { address, trap } = targetDefinition(kind)
  const action = kind === 'web3forms' ? web3Address : address === null ? null : `${address}${value}`
  const isPlain = form.enctype?.toLowerCase() === 'text/plain'
  return {
    action,
    ...(kind !== 'none' && kind !== 'address' && { method: 'post' }),
    ...(kind === 'mailto' ? { enctype: 'text/plain' } : isPlain ? { enctype: null } : {}),
    netlify: null,
    'data-netlify': kind === 'netlify' ? 'true' : null,
    'netlify-honeypot': kind === 'netlify' && form.trap !== null ? trap : null,
    ...(kind === 'netlify' && { name: value }),
  }
}
