import { fail, limits, succeed } from '@pergola/contracts'
import type { Dispose, LongWork } from '@pergola/contracts'
import { proxy, wrap } from 'comlink'
import type { Answer, Answering, InputOf, Notice, Reply, ValueOf, VerbTable } from './messages.ts'

export interface CallerOptions<Event> {
  /** Called for the first call, and again for the first call after a loss. */
  readonly spawn: () => Worker
  readonly onEvent: (event: Event) => void
  /** The worker is gone. Every waiting caller has its answer by now. */
  readonly onLost: (reason: string) => void
  /** Milliseconds without an answer or progress. */
  readonly timeLimit?: number
}

export interface Caller<Verbs extends VerbTable<Verbs>> {
  call<Verb extends keyof Verbs & string>(
    verb: Verb,
    input: InputOf<Verbs[Verb]>,
    work?: LongWork,
  ): Promise<Answer<ValueOf<Verbs[Verb]>>>
  dispose: Dispose
}

interface Waiting {
  settle(answer: Answer<unknown>): void
  crash(error: Error): void
  progress: NonNullable<LongWork['onProgress']>
}

interface Sending {
  readonly verb: string
  readonly input: unknown
  readonly signal: LongWork['signal'] | undefined
}

interface Connection {
  readonly port: Pick<Answering<unknown>, 'cancel'> & { ask(request: unknown): Promise<Reply> }
  readonly ready: Promise<unknown>
  end(): void
}

/** The page's side: answers every caller, from a living worker, a slow one and a dead one. */
export function createCaller<Verbs extends VerbTable<Verbs>, Event>(options: CallerOptions<Event>): Caller<Verbs> {
  const { timeLimit = limits.requestTimeout } = options
  const waiting = new Map<number, Waiting>()
  let connection: Connection | null = null
  let ids = 0

  function lose(reason: string) {
    if (!connection) return
    connection.end()
    connection = null
    for (const { settle } of waiting.values()) settle(fail('worker-lost', reason))
    options.onLost(reason)
  }

  function hear(notice: Notice<Event>) {
    if (notice.kind === 'event') options.onEvent(notice.event)
    else waiting.get(notice.id)?.progress(notice.progress)
  }

  function connected(): Connection {
    connection ??= connect(options.spawn(), hear, lose)
    return connection
  }

  async function send(id: number, { verb, input, signal }: Sending) {
    const { port, ready } = connected()
    await ready
    // Told to the worker now, the cancellation would arrive before the request.
    if (signal?.aborted) return waiting.get(id)?.settle(fail('cancelled'))
    const reply = await port.ask({ id, verb, input })
    const caller = waiting.get(id)
    if (reply.kind === 'value') caller?.settle(succeed(reply.value))
    else if (reply.kind === 'cancelled') caller?.settle(fail('cancelled'))
    else if (reply.kind === 'absent') caller?.settle(fail('worker-lost', reply.message))
    else caller?.crash(new Error(reply.message))
  }

  return {
    call(verb, input, work) {
      const id = ++ids
      return new Promise((resolve, reject) => {
        const stop = watch(id, { work, timeLimit, cancel: () => connection?.port.cancel(id), waiting, resolve, reject })
        send(id, { verb, input, signal: work?.signal }).catch((error: Error) => {
          stop()
          reject(error)
        })
      })
    },
    dispose() {
      connection?.end()
      connection = null
      for (const { settle } of waiting.values()) settle(fail('worker-lost', 'The page is closing.'))
    },
  }
}

interface Watch<Value> {
  readonly work: LongWork | undefined
  readonly timeLimit: number
  readonly cancel: () => void
  readonly waiting: Map<number, Waiting>
  resolve(answer: Answer<Value>): void
  reject(error: Error): void
}

/** Puts a caller on the list, with its clock and its way to cancel. */
function watch<Value>(id: number, { work, timeLimit, cancel, waiting, resolve, reject }: Watch<Value>): Dispose {
  const { signal } = work ?? {}
  const expire = () => {
    cancel()
    stop()
    resolve(fail('timed-out', `No answer for ${timeLimit} ms.`))
  }
  let clock = setTimeout(expire, timeLimit)
  const stop = () => {
    clearTimeout(clock)
    signal?.removeEventListener('abort', cancel)
    waiting.delete(id)
  }
  signal?.addEventListener('abort', cancel)
  waiting.set(id, {
    settle(answer) {
      stop()
      resolve(answer as Answer<Value>)
    },
    crash(error) {
      stop()
      reject(error)
    },
    progress(progress) {
      clearTimeout(clock)
      clock = setTimeout(expire, timeLimit)
      work?.onProgress?.(progress)
    },
  })
  return stop
}

function connect<Event>(
  worker: Worker,
  hear: (notice: Notice<Event>) => void,
  lose: (reason: string) => void,
): Connection {
  const port = wrap<Answering<Event>>(worker)
  const watching = new AbortController()
  const lock = `worker:${crypto.randomUUID()}`
  const failed = (event: ErrorEvent) => lose(event.message || 'The worker could not be started.')
  worker.addEventListener('error', failed)

  async function start() {
    await port.connect(lock, proxy(hear))
    // The worker holds this lock until it dies, however it dies.
    navigator.locks.request(lock, { signal: watching.signal }, () => lose('The worker is gone.')).catch(() => undefined)
  }

  return {
    port: port as unknown as Connection['port'],
    ready: start(),
    end() {
      watching.abort()
      worker.removeEventListener('error', failed)
      worker.terminate()
    },
  }
}
