import type { ServiceName } from '@pergola/contracts'

export interface Waiting {
  readonly name: string
  readonly needs: readonly ServiceName[]
  readonly wants: readonly ServiceName[]
}

export type NextStep =
  | { readonly kind: 'activate'; readonly name: string }
  | { readonly kind: 'wait' }
  /** Nobody is left who could bring what they need. */
  | { readonly kind: 'stuck'; readonly missing: Readonly<Record<string, readonly ServiceName[]>> }

interface Situation {
  readonly waiting: readonly Waiting[]
  readonly has: (service: ServiceName) => boolean
  /** Remotes still loading or activating, any of which may bring a service. */
  readonly inFlight: number
  /** Wanted services are no longer waited for. */
  readonly patienceOver: boolean
}

const missingOf = (services: readonly ServiceName[], has: Situation['has']) =>
  services.filter((service) => !has(service))

/** Whose turn it is: a remote with all it needs, preferably with all it wants, else in the order of remotes.json. */
export function chooseNext({ waiting, has, inFlight, patienceOver }: Situation): NextStep {
  const ready = waiting.filter(({ needs }) => missingOf(needs, has).length === 0)
  const content = ready.find(({ wants }) => missingOf(wants, has).length === 0)
  if (content) return { kind: 'activate', name: content.name }

  const [first] = ready
  if (first && (patienceOver || inFlight === 0)) return { kind: 'activate', name: first.name }
  if (inFlight > 0 || waiting.length === 0 || first) return { kind: 'wait' }

  const missing = Object.fromEntries(waiting.map(({ name, needs }) => [name, missingOf(needs, has)]))
  return { kind: 'stuck', missing }
}
