/** Annex §5.10, in its order. */
const elementNames = `
  ::after ::before ::first-letter ::first-line ::marker ::placeholder ::selection ::backdrop ::cue
  ::file-state-button ::part ::slotted ::grammar-error ::spelling-error
`

const classNames = `
  :active :any-link :checked :default :defined :dir() :disabled :empty :enabled :first :first-child
  :first-of-type :focus :focus-visible :focus-within :fullscreen :has() :hover :in-range :indeterminate
  :invalid :is() :lang() :last-child :last-of-type :link :not() :nth-child() :nth-last-child()
  :nth-last-of-type() :nth-of-type() :only-child :only-of-type :optional :out-of-range :placeholder-shown
  :read-only :read-write :required :root :scope :target :valid :visited :where()
`

function listed(names: string): readonly string[] {
  return names.trim().split(/\s+/)
}

export const pseudoElements = listed(elementNames)
export const pseudoClasses = listed(classNames)

const everyday = [':hover', ':focus', ':active', '::before', '::after']

/** How browsers call them, and which ones are nothing without an argument. */
const written: Readonly<Record<string, string>> = {
  '::file-state-button': '::file-selector-button',
  '::part': '::part()',
  '::slotted': '::slotted()',
}

/** What is offered: the everyday states first, then the lists. `:first` is no state of an element in any browser. */
export const allStates: readonly string[] = [
  ...new Set([...everyday, ...pseudoElements, ...pseudoClasses].map((state) => written[state] ?? state)),
].filter((state) => state !== ':first')
