import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AgentDoor } from './agents/agent-door.ts'
import { createSandboxHandler } from './sandbox-origin/sandbox-handler.ts'
import { answerHealth } from './guard/answer-health.ts'
import { checkHost } from './guard/check-host.ts'
import { forceHttps } from './guard/force-https.ts'
import { checkingInterval, type ConnectionLimits, headersTimeout, limitConnections } from './guard/limit-connections.ts'
import { takePolicyReports } from './guard/policy-reports.ts'
import { OptionProblem } from './option-problem.ts'
import type { ServerOptions } from './server-options.ts'
import { startShares, withShares } from './shares/start-shares.ts'
import { createSuiteHandler } from './suite/suite-handler.ts'

export interface RunningServer {
  readonly url: string
  readonly sandboxUrl: string | null
  close(): Promise<void>
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Milliseconds. */
const longestUpload = 60 * 60 * 1000

/** Milliseconds. Longer than proxies keep a connection: one that closes first loses what they are just sending. */
const keepAliveTimeout = 75_000

const shownHost = (host: string) => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host)

function explain(error: NodeJS.ErrnoException, setting: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new OptionProblem(
      `Port ${port} is taken by another program (perhaps Pergola runs already). ` +
        `Stop it, or choose another port: ${setting}=${port + 10} npm start`,
    )
  if (error.code === 'EACCES') return new OptionProblem(`Port ${port} may not be used by this user. Set ${setting}.`)
  return error
}

interface Place {
  readonly host: string
  readonly port: number
  /** Name of the setting that chose the port, for messages. */
  readonly setting: string
  readonly connections: ConnectionLimits
}

/** What comes before the answers of the editor's origin. */
function guardSuite(handler: RequestListener, options: ServerOptions): RequestListener {
  const { editorOrigins = [], hstsSeconds, reportsTrustedTypes } = options
  const reported = reportsTrustedTypes ? takePolicyReports(handler, (line) => console.warn(line)) : handler
  return answerHealth(forceHttps(checkHost(reported, editorOrigins, 'EDITOR_ORIGINS'), hstsSeconds))
}

/** What comes before the answers of the sandbox. */
function guardSandbox(handler: RequestListener, options: ServerOptions): RequestListener {
  const { sandboxOrigin, projectOrigins, hstsSeconds } = options
  const origins = [sandboxOrigin, projectOrigins].filter((origin) => origin !== undefined)
  return answerHealth(forceHttps(checkHost(handler, origins, 'SANDBOX_ORIGIN'), hstsSeconds))
}

function listen(handler: RequestListener, { host, port, setting, connections }: Place): Promise<Server> {
  // A large site over a slow line takes its time; who stalls is ended by what listens to them.
  const times = { requestTimeout: longestUpload, headersTimeout, connectionsCheckingInterval: checkingInterval }
  const server = createServer({ ...times, keepAliveTimeout }, handler)
  limitConnections(server, connections)
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, setting, port)))
    server.listen(port, host, () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** The sandbox origin alone, beside an editor that something else serves: EDITOR_ORIGINS says where that is. */
export async function startSandbox(options: ServerOptions): Promise<RunningServer> {
  const { host, port, connections } = options
  const place = { host, port: options.sandboxPort ?? 0, setting: 'SANDBOX_PORT', connections }
  const handler = createSandboxHandler(options, () => port)
  const server = await listen(guardSandbox(handler, options), place)
  const url = `http://${shownHost(host)}:${portOf(server)}`
  return { url, sandboxUrl: url, close: () => close(server) }
}

/** Serves the suite and, next to it, the sandbox origin. Port 0 takes a free one. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, connections } = options
  // Each needs the other's port, which is known only when both listen.
  const servers: { suite?: Server; sandbox?: Server } = {}
  const sandboxPort = () => (servers.sandbox ? portOf(servers.sandbox) : null)
  const editorPort = () => (servers.suite ? portOf(servers.suite) : options.port)

  if (options.sandboxPort !== null) {
    const place = { host, port: options.sandboxPort, setting: 'SANDBOX_PORT', connections }
    servers.sandbox = await listen(guardSandbox(createSandboxHandler(options, editorPort), options), place)
  }
  const shares = await startShares(options.share)
  const agents = new AgentDoor()
  try {
    const place = { host, port: options.port, setting: 'PORT', connections }
    const handler = withShares(createSuiteHandler(options, sandboxPort), shares)
    servers.suite = await listen(guardSuite(agents.around(handler), options), place)
    agents.open(servers.suite)
  } catch (error) {
    shares?.dispose()
    if (servers.sandbox) await close(servers.sandbox)
    throw error
  }

  const name = shownHost(host)
  const { suite, sandbox } = servers
  return {
    url: `http://${name}:${portOf(suite)}`,
    sandboxUrl: sandbox ? `http://${name}:${portOf(sandbox)}` : null,
    async close() {
      shares?.dispose()
      await agents.close()
      await Promise.all([close(suite), sandbox && close(sandbox)])
    },
  }
}
