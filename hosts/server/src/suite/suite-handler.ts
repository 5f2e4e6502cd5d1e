import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { canvasFramePath, type DeploymentConfig } from '@pergola/contracts'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import sirv from 'sirv'
import { trustedTypesReports } from '../guard/policy-reports.ts'
import { siblingOrigin, siblingProjectOrigins } from '../sibling-origin.ts'
import type { ServerOptions } from '../server-options.ts'
import { shareTarget } from '../shares/share-options.ts'
import { cacheControl, neverChanges } from './cache-control.ts'
import { canvasFrameHeaders, editorHeaders, everyPolicy, partHeaders, policyAt, type Sources } from './editor-policy.ts'
import { markedPaths, policyMark, readMarked } from './policy-mark.ts'
import { startHints } from './start-hints.ts'

type Bindings = { Bindings: { incoming: IncomingMessage } }

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?')[0] ?? '/'

/** A page of the editor, to be answered with its document; `/app/x.js` that is missing is missing. */
function isPage(request: IncomingMessage): boolean {
  const { method = '', headers } = request
  if (!['GET', 'HEAD'].includes(method) || !(headers.accept ?? '').includes('text/html')) return false
  return !/\.[^/]+$/.test(pathOf(request)) && !pathOf(request).startsWith('/project-files/')
}

/**
 * Belongs to a document that is there already, whose policy governs it. Not a worker: that brings its own policy; of what a
 * script fetches only data, because the service worker keeps documents that way. Who does not say what for is answered
 * with everything.
 */
function isPart(request: IncomingMessage): boolean {
  const use = request.headers['sec-fetch-dest']?.toString() ?? ''
  return ['script', 'style', 'font', 'image'].includes(use) || (use === 'empty' && pathOf(request).endsWith('.json'))
}

interface Answering {
  readonly suite: string
  readonly configFor: (request: IncomingMessage) => DeploymentConfig
  readonly markFor: (request: IncomingMessage) => string
}

/** Answers that are made, not only read from a file. */
function createApi({ suite, configFor, markFor }: Answering) {
  const api = new Hono<Bindings>()
  api.get('/config.json', (context) =>
    context.json(configFor(context.env.incoming), 200, { 'cache-control': 'no-store' }),
  )
  for (const path of markedPaths) {
    api.get(path, compress(), async ({ env, body, notFound }) => {
      const file = await readMarked(suite, path, markFor(env.incoming))
      return file
        ? body(file.text, 200, { 'content-type': file.type, 'cache-control': cacheControl(path) })
        : notFound()
    })
  }
  api.notFound((context) => context.text('Not found', 404, { 'cache-control': 'no-store' }))
  return api
}

interface Said {
  readonly policy: string
  /** What Trusted Types would refuse is reported. */
  readonly reported: boolean
}

function setHeaders(request: IncomingMessage, response: ServerResponse, { policy, reported }: Said): void {
  if (isPart(request)) {
    // It is kept open as ever; to say so with each of many parts costs more than some of them.
    response.removeHeader('connection')
  } else {
    response.setHeader('content-security-policy', policy)
    if (reported) response.setHeader('content-security-policy-report-only', trustedTypesReports)
  }
  const own = pathOf(request) === canvasFramePath ? canvasFrameHeaders : editorHeaders
  const headers = isPart(request) ? partHeaders : own
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (!pathOf(request).startsWith('/remotes/')) return
  // A remote is public code, and another shell may load it from here.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}

/** Serves the assembled suite. Files are looked up anew for each request, so a part may be replaced under way. */
export function createSuiteHandler(options: ServerOptions, sandboxPort: () => number | null): RequestListener {
  const configFor = (request: IncomingMessage): DeploymentConfig => ({
    ...originsFor(request),
    ...shareTarget(options.share, 'ours'),
  })

  function originsFor(request: IncomingMessage): DeploymentConfig {
    const { sandboxOrigin, projectOrigins } = options
    if (projectOrigins !== undefined) return { sandboxOrigin: null, projectOrigins }
    if (sandboxOrigin !== undefined) return { sandboxOrigin }
    const port = sandboxPort()
    if (port === null) return { sandboxOrigin: null }
    const own = siblingProjectOrigins(request, port)
    return { sandboxOrigin: siblingOrigin(request, port), ...(own !== null && { projectOrigins: own }) }
  }

  const filesOf = (etag: boolean) =>
    sirv(options.suite, {
      dev: true,
      etag,
      brotli: true,
      gzip: true,
      extensions: [],
      setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
    })
  const [changing, lasting] = [filesOf(true), filesOf(false)]
  // Nobody ever asks whether a file that never changes is still the same.
  const files: typeof changing = (request, response, next) =>
    (neverChanges(pathOf(request)) ? lasting : changing)(request, response, next)

  function sourcesFor(request: IncomingMessage): Sources {
    const { sandboxOrigin, projectOrigins } = configFor(request)
    return { ...options, previewOrigins: [projectOrigins, sandboxOrigin] }
  }

  const markFor = (request: IncomingMessage) => policyMark(everyPolicy(sourcesFor(request)))
  const api = getRequestListener(createApi({ suite: options.suite, configFor, markFor }).fetch)

  return (request, response) => {
    const reported = options.reportsTrustedTypes && pathOf(request) !== canvasFramePath
    setHeaders(request, response, { policy: policyAt(pathOf(request), sourcesFor(request)), reported })
    if (markedPaths.some((path) => path === pathOf(request))) return void api(request, response)
    const missing = () => {
      if (!isPage(request)) return void api(request, response)
      const hints = startHints(options.suite, pathOf(request))
      if (hints !== null) response.setHeader('link', hints)
      request.url = '/index.html'
      files(request, response, () => void api(request, response))
    }
    // Without extensions to try, sirv does not look for an index: the root is named in full.
    if (pathOf(request) === '/') request.url = '/index.html'
    files(request, response, missing)
  }
}
