import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The system's own: the bindings of WebKitGTK are installed for it and no other. */
const python = '/usr/bin/python3'
const host = fileURLToPath(new URL('webkit-host.py', import.meta.url))

export interface WebKitBrowser {
  goto(url: string): Promise<void>
  /** Runs a function in the page, awaits it, and returns its value; arguments and value are plain data. */
  evaluate<Given extends readonly unknown[], Value>(
    work: (...given: Given) => Value | Promise<Value>,
    ...given: Given
  ): Promise<Value>
  /** A command of WebDriver, its path below the session's. */
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  /** As a power switch would: every process of the browser, at once. */
  kill(): Promise<void>
  close(): Promise<void>
}

interface Answer {
  readonly value: { readonly error?: string; readonly message?: string; readonly sessionId?: string } | null
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('freePort: no port')
  return address.port
}

async function call(address: string, method: string, body?: object): Promise<unknown> {
  const request = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(address, { method, headers: { 'content-type': 'application/json' }, ...request })
  const { value } = (await response.json()) as Answer
  if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Asks until it answers: it says nothing when it begins to listen. */
async function listening(address: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null)
    try {
      await call(`${address}/status`, 'GET')
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
}

/** Ends what the driver has started with it: the browser and its processes are of the driver's group. */
async function endGroup(driver: ChildProcess): Promise<void> {
  if (driver.pid === undefined || driver.exitCode !== null || driver.signalCode !== null) return
  const ended = once(driver, 'exit')
  process.kill(-driver.pid, 'SIGKILL')
  await ended
}

const capabilities = {
  alwaysMatch: {
    timeouts: { script: 120_000, pageLoad: 60_000 },
    'webkitgtk:browserOptions': { binary: python, args: [host] },
  },
}

/** Starts a browser that keeps its data in the folder. `display` is that of an X server. */
export async function launchWebKit(folder: string, display: string): Promise<WebKitBrowser> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, WEBKIT_DATA: folder, DISPLAY: display, GDK_BACKEND: 'x11' },
  })
  await listening(address, driver)
  const made = (await call(`${address}/session`, 'POST', { capabilities })) as Answer['value']
  const session = `${address}/session/${made?.sessionId}`

  return {
    command: (method, path, body) => call(session + path, method, body),
    goto: async (url) => void (await call(`${session}/url`, 'POST', { url })),
    async evaluate<Value>(work: (...given: never[]) => unknown, ...given: readonly unknown[]) {
      const script = `const done = arguments[arguments.length - 1]
Promise.resolve().then(() => (${work})(...[...arguments].slice(0, -1)))
  .then((value) => done({ value }), (error) => done({ problem: String(error) + '\\n' + (error?.stack ?? '') }))`
      const answer = (await call(`${session}/execute/async`, 'POST', { script, args: given })) as {
        value: Value
        problem?: string
      }
      if (answer.problem !== undefined) throw new Error(answer.problem)
      return answer.value
    },
    kill: () => endGroup(driver),
    async close() {
      await call(session, 'DELETE').catch(() => undefined)
      await endGroup(driver)
    },
  }
}
