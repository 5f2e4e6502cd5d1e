import type { TailwindService } from '../services/tailwind.ts'

export interface FakeTailwind extends TailwindService {
  /** The classes it was given, call by call. */
  readonly asked: (readonly string[])[]
  /** Whether the compiler can be had. */
  available: boolean
}

/** Makes a rule of each class that begins with `u-`, behind the rules it is given; no other name is known. */
export function createFakeTailwind(): FakeTailwind {
  const asked: (readonly string[])[] = []
  const fake: FakeTailwind = {
    asked,
    available: true,
    async sheet(classes, rules = '') {
      asked.push(classes)
      if (!fake.available) return null
      const used = classes.filter((name) => name.startsWith('u-')).toSorted()
      return rules + used.map((name) => `.${name}{order:${used.length}}`).join('')
    },
    async unknownApplied(rules) {
      const applied = rules.matchAll(/([^{}]*?)\s*\{\s*@apply\s+([^;}]*)/g)
      return Array.from(applied).flatMap(([, selector = '', names = '']) =>
        names
          .split(/\s+/)
          .flatMap((name) =>
            name === '' || name.startsWith('u-') ? [] : [{ name, selector: selector.trim(), nearest: `u-${name}` }],
          ),
      )
    },
  }
  return fake
}
