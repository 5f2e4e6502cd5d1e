/** Directives in the order in which they are written. */
const directives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'object-src',
  'manifest-src',
  'form-action',
  'base-uri',
] as const

export type Directive = (typeof directives)[number]

/** What a page is allowed; all else is refused. */
export interface PolicySources {
  allow(directive: Directive, source: string | null): void
  /** Whether anything of that kind is allowed. */
  has(directive: Directive): boolean
  /** The policy, the same for the same sources in whatever order they came. */
  text(): string
}

/** Of these a browser takes what `default-src` says where nothing is said. */
const fallsBack = (directive: Directive) => directive !== 'form-action' && directive !== 'base-uri'

export function createPolicySources(): PolicySources {
  const sources = new Map<Directive, Set<string>>()
  return {
    allow(directive, source) {
      if (source !== null) sources.set(directive, (sources.get(directive) ?? new Set()).add(source))
    },
    has: (directive) => sources.has(directive),
    text() {
      const parts = directives.flatMap((directive) => {
        const allowed = [...(sources.get(directive) ?? [])].toSorted()
        if (allowed.length === 0) return fallsBack(directive) ? [] : [`${directive} 'none'`]
        return [`${directive} ${allowed.join(' ')}`]
      })
      return ["default-src 'none'", ...parts].join('; ')
    },
  }
}

/** Something of a page that a strict policy cannot hold, or that nobody can tell what it needs. */
export interface PolicyFinding {
  readonly page: string
  readonly kind: keyof typeof findingTexts
  /** A path, an address or a tag. */
  readonly what: string
}

/** What each means, for people. */
const findingTexts = {
  evaluates: 'makes code of texts, so the policy lets scripts evaluate',
  'own-policy': 'has a policy of its own, which stays as it is',
  'javascript-address': 'is an address that runs code, which the policy refuses',
  'many-styles': 'has so many style attributes that the policy lets all of them apply',
  'unknown-sheet': 'is a sheet elsewhere: only pictures and fonts of its own server are let through',
  'unknown-scene': 'loads what cannot be told beforehand, which the policy may refuse',
  'frame-text': 'has a text of its own, in which the policy holds too: its code is refused',
} as const

/** As a line for people. */
export function findingText({ page, kind, what }: PolicyFinding): string {
  return `${page}: ${what} ${findingTexts[kind]}`
}
