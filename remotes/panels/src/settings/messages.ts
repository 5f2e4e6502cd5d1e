import { firstOf } from '@pergola/ui'

export const messages = {
  search: 'Search settings',
  none: 'No setting matches the search.',
  theme: 'Theme',
  themes: { system: 'System', dark: 'Dark', light: 'Light' },
  scope: 'Settings of',
  project: 'This project',
  defaults: 'All projects',
  projectText:
    'Stored in the project, and exported with it. A switch without a dot follows what is set for all projects.',
  defaultsText: 'For every project in this browser that does not say otherwise itself.',
  readOnly: 'Another tab edits this project; its settings are changed there.',
  own: 'Set in this project',
  follow: (label: string) => `Follow all projects: ${label}`,
} as const

export type UnusedKind = 'motions' | 'interactions'

export const screenshotMessages = {
  title: 'Screenshot',
  text: 'The picture on the card of the project. It is taken anew two seconds after a save.',
  button: 'Take Screenshot',
} as const

export const cleanMessages = {
  title: 'Clean up',
  text: 'Motions and interactions that no element of any page, symbol or template uses.',
  button: (kind: UnusedKind) => `Clean unused ${kind}`,
  count: (count: number, all: number) => `${count} of ${all} unused`,
  counting: 'Counting…',
  lost: (path: string) => `${path} cannot be read, so what it uses is not known. Replace or delete it first.`,
  question: (kind: UnusedKind, names: readonly string[]) =>
    names.length === 1
      ? `1 ${kind.slice(0, -1)} is deleted from the project: ${firstOf(names, 8)}. Undo brings it back.`
      : `${names.length} ${kind} are deleted from the project: ${firstOf(names, 8)}. Undo brings them back.`,
  confirm: 'Delete',
  step: (kind: UnusedKind) => `Clean unused ${kind}`,
  done: { motions: 'Motions cleared successfully', interactions: 'Interactions cleared successfully' },
  failed: { motions: 'Faild to clean motions', interactions: 'Faild to clean interactions' },
} as const

export const spaceMessages = {
  title: 'Storage',
  text: 'Projects, their history and what else is kept in this browser, with its size, and how to delete it.',
  button: 'What takes the space',
}
