import { expose } from 'comlink'
import { AbsentPart } from './absent-part.ts'
import { spacedProgress } from './spaced-progress.ts'
import type { Answering, CallContext, InputOf, Notice, Reply, Request, ValueOf, VerbTable } from './messages.ts'

export type Handlers<Verbs extends VerbTable<Verbs>> = {
  readonly [Verb in keyof Verbs]: (input: InputOf<Verbs[Verb]>, call: CallContext) => Promise<ValueOf<Verbs[Verb]>>
}

type Make<Verbs extends VerbTable<Verbs>, Event> = (tell: (event: Event) => void) => Handlers<Verbs>

const answering = Symbol.for('pergola.answering')

/**
 * The worker's side. `make` gets a way to tell the page what nobody asked for. A scope that answers already stays as it is:
 * whatever evaluates the module a second time, one answers and nothing is done twice.
 */
export function answer<Verbs extends VerbTable<Verbs>, Event>(make: Make<Verbs, Event>): void {
  if (Object.hasOwn(globalThis, answering)) return
  Object.defineProperty(globalThis, answering, { value: true })
  expose(createAnswering(make))
}

interface Asked {
  readonly abort: AbortController
  readonly reply: Promise<Reply>
}

/** What the page talks to. A request that comes twice is carried out once. */
export function createAnswering<Verbs extends VerbTable<Verbs>, Event>(make: Make<Verbs, Event>): Answering<Event> {
  const running = new Map<number, Asked>()
  // Ids go up, and requests come in the order in which they were sent.
  let newest = 0
  const page = createTelling<Event>()
  const handlers = make((event) => page.tell({ kind: 'event', event }))

  async function run({ id, verb, input }: Request, signal: AbortSignal): Promise<Reply> {
    try {
      if (!Object.hasOwn(handlers, verb)) return { kind: 'bug', message: `${verb}: no such verb` }
      const handler = handlers[verb as keyof Verbs] as (input: unknown, call: CallContext) => Promise<unknown>
      const value = await handler(input, {
        signal,
        progress: spacedProgress((progress) => page.tell({ kind: 'progress', id, progress })),
      })
      return { kind: 'value', value }
    } catch (error) {
      if (signal.aborted) return { kind: 'cancelled' }
      if (error instanceof AbsentPart) return { kind: 'absent', message: error.message }
      return {
        kind: 'bug',
        message: `${verb}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      }
    }
  }

  async function reply(request: Request, signal: AbortSignal): Promise<Reply> {
    try {
      const answered = await run(request, signal)
      await page.heard()
      return answered
    } finally {
      running.delete(request.id)
    }
  }

  return {
    async connect(lock, tell) {
      page.begin(tell)
      await holdForLife(lock)
    },
    async ask(request) {
      const { id, verb } = request
      const same = running.get(id)
      if (same) return same.reply
      if (id <= newest) return { kind: 'bug', message: `${verb}: request ${id} was answered before` }
      newest = id
      const abort = new AbortController()
      const asked = { abort, reply: reply(request, abort.signal) }
      running.set(id, asked)
      return asked.reply
    },
    cancel: (id) => running.get(id)?.abort.abort(),
  }
}

type Tell<Event> = (notice: Notice<Event>) => void | Promise<void>

function tellNobody(): void {}

/** Notices go another way than answers, and an answer would overtake them on a busy page. */
function createTelling<Event>() {
  let told: Promise<void> | null = null
  let send: Tell<Event> = tellNobody
  return {
    begin(tell: Tell<Event>) {
      send = tell
    },
    tell(notice: Notice<Event>) {
      const mine = Promise.resolve(send(notice))
        .catch((error: unknown) => console.error(error))
        .then(() => {
          if (told === mine) told = null
        })
      told = mine
    },
    /** The page has heard all that was told until now; they are heard in their order. */
    heard: async () => void (await told),
  }
}

function holdForLife(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, () => {
        resolve()
        return new Promise<never>(() => undefined)
      })
      .catch(reject)
  })
}
