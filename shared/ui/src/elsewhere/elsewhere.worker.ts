/**
 * Asks one other server for the editor, whose own document may not: the script of this worker comes with a policy that lets
 * it connect to any server over https. It runs nothing that it is sent and keeps nothing.
 */
interface Asked {
  readonly url: string
  readonly init: RequestInit
}

interface Listeners {
  message: MessageEvent<Asked | 'next'>
  securitypolicyviolation: SecurityPolicyViolationEvent
}

interface WorkerScope {
  addEventListener<Name extends keyof Listeners>(type: Name, listen: (event: Listeners[Name]) => void): void
  postMessage(message: unknown, transfer?: readonly Transferable[]): void
}

const scope = globalThis as unknown as WorkerScope

async function ask({ url, init }: Asked): Promise<Response | null> {
  let isRefused = false
  scope.addEventListener('securitypolicyviolation', () => {
    isRefused = true
  })
  try {
    return await fetch(url, init)
  } catch (error) {
    // The browser tells of a violation in a task of its own, which may come after the failure it causes.
    await new Promise((resolve) => setTimeout(resolve))
    scope.postMessage(
      { kind: 'problem', message: error instanceof Error ? error.message : String(error), isRefused },
      [],
    )
    return null
  }
}

/** A part of the answer. */
async function give(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined): Promise<void> {
  try {
    const part = await reader?.read()
    if (part?.value) scope.postMessage({ kind: 'part', part: part.value }, [part.value.buffer])
    else scope.postMessage({ kind: 'end' }, [])
  } catch (error) {
    scope.postMessage({ kind: 'problem', message: String(error), isRefused: false }, [])
  }
}

scope.addEventListener('message', async ({ data }) => {
  if (data === 'next') return
  const response = await ask(data)
  if (!response) return
  const { status, statusText, headers } = response
  const reader = response.body?.getReader()
  // One part each time the other side asks for one.
  scope.addEventListener('message', ({ data: wish }) => wish === 'next' && void give(reader))
  scope.postMessage(
    {
      kind: 'head',
      head: { status, statusText, headers: [...headers] },
      hasBody: reader !== undefined,
    },
    [],
  )
})
