import { normalPreferences, type HeldState, type PagePreferences } from '@pergola/contracts'
import { messages, short } from './messages.ts'

type Change = Partial<PagePreferences>

/** One thing that a page can be looked at with: a press sets it, another takes it back. */
export interface Preference {
  readonly name: string
  readonly label: string
  readonly short: string
  /** Preferences of one group stand together in the menu. */
  readonly group: number
  readonly keywords: string
  isSet(now: PagePreferences): boolean
  toggled(now: PagePreferences): Change
}

type Name = Exclude<keyof typeof messages, 'title' | 'looking' | 'reset' | 'group' | 'more'>

function preference(
  name: Name,
  group: number,
  keywords: string,
  parts: Pick<Preference, 'isSet' | 'toggled'>,
): Preference {
  return { name, group, keywords, label: messages[name], short: short[name] ?? messages[name], ...parts }
}

const scheme = (name: 'light' | 'dark') =>
  preference(name, 0, 'prefers-color-scheme mode theme', {
    isSet: ({ colorScheme }) => colorScheme === name,
    toggled: ({ colorScheme }) => ({ colorScheme: colorScheme === name ? null : name }),
  })

const toggle = (name: 'reducedMotion' | 'print' | 'rightToLeft' | 'largeText', keywords: string) =>
  preference(name, 1, keywords, {
    isSet: (now) => now[name],
    toggled: (now) => ({ [name]: !now[name] }),
  })

const held = (name: HeldState) =>
  preference(name, 2, `:${name} state pseudo`, {
    isSet: (now) => now.held.includes(name),
    toggled: (now) => ({
      held: now.held.includes(name) ? now.held.filter((state) => state !== name) : [...now.held, name],
    }),
  })

export const preferences: readonly Preference[] = [
  scheme('light'),
  scheme('dark'),
  toggle('reducedMotion', 'prefers-reduced-motion animation accessibility'),
  toggle('print', 'paper media screen'),
  toggle('rightToLeft', 'rtl direction arabic hebrew'),
  toggle('largeText', 'zoom font size accessibility'),
  held('hover'),
  held('focus'),
  held('active'),
]

/** What a tab kept; whatever is not a preference is left out. */
export function readPreferences(stored: unknown): PagePreferences {
  const names = Array.isArray(stored) ? stored : []
  return preferences
    .filter(({ name }) => names.includes(name))
    .reduce((now, { toggled }) => ({ ...now, ...toggled(now) }), normalPreferences)
}
