import type { Outcome, Progress } from '@pergola/contracts'

/** What the two sides say to each other. Every request is answered once, whatever happens. */
export interface Request {
  readonly id: number
  readonly verb: string
  readonly input: unknown
}

/** `absent`: its code could not be fetched. `bug`: the handler threw; the caller throws the same message. */
export type Reply =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'absent'; readonly message: string }
  | { readonly kind: 'bug'; readonly message: string }

export type Notice<Event> =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'event'; readonly event: Event }

export interface Answering<Event> {
  /** Takes the named lock for life: when the caller gets it, this worker is dead. */
  connect(lock: string, tell: (notice: Notice<Event>) => void | Promise<void>): Promise<void>
  ask(request: Request): Promise<Reply>
  cancel(id: number): void
}

export interface CallContext {
  readonly signal: AbortSignal
  progress(progress: Progress): void
}

/** What a worker can do: a name, one plain input, one plain value. */
export type VerbTable<Verbs> = { [Verb in keyof Verbs]: (input: never) => Promise<unknown> }

export type InputOf<Verb> = Verb extends (input: infer Input) => unknown ? Input : never
export type ValueOf<Verb> = Verb extends (input: never) => Promise<infer Value> ? Value : never

export type CallFailure = 'worker-lost' | 'timed-out' | 'cancelled'
export type Answer<Value> = Outcome<Value, CallFailure>
