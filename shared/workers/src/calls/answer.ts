import { expose } from 'comlink'
import { AbsentPart } from './absent-part.ts'
import { spacedProgress } from './spaced-progress.ts'
import type { Answering, CallContext, InputOf, Notice, Reply, Request, ValueOf, VerbTable } from './messages.ts'

export type Handlers<Verbs extends VerbTable<Verbs>> = {
  readonly [Verb in keyof Verbs]: (input: InputOf<Verbs[Verb]>, call: CallContext) => Promise<ValueOf<Verbs[Verb]>>
}

/** The worker's side. `make` gets a way to tell the page what nobody asked for. */
export function answer<Verbs extends VerbTable<Verbs>, Event>(
  make: (tell: (event: Event) => void) => Handlers<Verbs>,
): void {
  const running = new Map<number, AbortController>()
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

  const port: Answering<Event> = {
    async connect(lock, tell) {
      page.begin(tell)
      await holdForLife(lock)
    },
    async ask(request) {
      const abort = new AbortController()
      running.set(request.id, abort)
      try {
        const reply = await run(request, abort.signal)
        await page.heard()
        return reply
      } finally {
        running.delete(request.id)
      }
    },
    cancel: (id) => running.get(id)?.abort(),
  }
  expose(port)
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
