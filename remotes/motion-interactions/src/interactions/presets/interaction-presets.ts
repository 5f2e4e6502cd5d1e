/** What a preset asks for: an element of the page, or a class. */
export interface PresetField {
  readonly name: string
  readonly label: string
  readonly kind: 'element' | 'class'
}

export type PresetValues = Readonly<Record<string, string>>

/** An event and the actions that happen at it, by their labels in the catalogue, with their parameters. */
export interface PresetInteraction {
  readonly event: string
  readonly actions: readonly (readonly [label: string, parameters: Readonly<Record<string, string>>])[]
}

interface PresetBase {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly fields: readonly PresetField[]
}

/** Some are interactions; what the browser does by itself are attributes, and ship no script. */
export type InteractionPreset = PresetBase &
  (
    | {
        readonly kind: 'interactions'
        /** The element is the control of its target: it says so, and whether that is shown. */
        readonly isControl?: boolean
        readonly make: (values: PresetValues) => readonly PresetInteraction[]
      }
    | { readonly kind: 'opens' | 'thanks' }
  )

const element = (name: string, label: string): PresetField => ({ name, label, kind: 'element' })
const oneClick = (label: string, selector: string): readonly PresetInteraction[] => [
  { event: 'click', actions: [[label, { selector }]] },
]

export const interactionPresets: readonly InteractionPreset[] = [
  {
    id: 'menu',
    label: 'Toggle a menu',
    hint: 'A press shows what you choose, the next one hides it.',
    kind: 'interactions',
    isControl: true,
    fields: [element('target', 'What is shown and hidden')],
    make: ({ target = '' }) => oneClick('Toggle Element Visibility', target),
  },
  {
    id: 'modal',
    label: 'Open a modal',
    hint: 'A press of this button opens a dialog, or anything else as a popover. The browser does it: no script.',
    kind: 'opens',
    fields: [element('target', 'What is opened')],
  },
  {
    id: 'tab',
    label: 'Switch tab',
    hint: 'A press hides all panels and shows one.',
    kind: 'interactions',
    fields: [
      { name: 'panels', label: 'Class of all panels', kind: 'class' },
      element('target', 'The panel that is shown'),
    ],
    make: ({ panels = '', target = '' }) => [
      {
        event: 'click',
        actions: [
          ['Hide Element', { selector: `.${panels}` }],
          ['Show Element', { selector: target }],
        ],
      },
    ],
  },
  {
    id: 'view',
    label: 'Add a class while in view',
    hint: 'The element has the class for as long as it is seen.',
    kind: 'interactions',
    fields: [{ name: 'className', label: 'Class', kind: 'class' }],
    make: ({ className = '' }) => [
      { event: 'enterview', actions: [['Add Class', { selector: 'self', className }]] },
      { event: 'leaveview', actions: [['Remove Class', { selector: 'self', className }]] },
    ],
  },
  {
    id: 'copy',
    label: 'Copy a text',
    hint: 'A press puts the text of what you choose on the clipboard.',
    kind: 'interactions',
    fields: [element('target', 'Whose text')],
    make: ({ target = '' }) => oneClick('Copy Text to Clipboard', target),
  },
  {
    id: 'scroll',
    label: 'Scroll to',
    hint: 'A press brings what you choose into view.',
    kind: 'interactions',
    fields: [element('target', 'Where to')],
    make: ({ target = '' }) => oneClick('Scroll to Element', target),
  },
  {
    id: 'thanks',
    label: 'Submit and thank',
    hint: 'The form is sent without leaving the page, and an element of it that you choose is shown then.',
    kind: 'thanks',
    fields: [element('target', 'The thanks, inside the form')],
  },
]
