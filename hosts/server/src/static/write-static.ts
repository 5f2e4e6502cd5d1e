import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canvasFramePath, type DeploymentConfig, routes } from '@pergola/contracts'
import { bridgePolicy } from '../sandbox/bridge-policy.ts'
import { sandboxHeaders } from '../sandbox-origin/sandbox-headers.ts'
import { OptionProblem } from '../option-problem.ts'
import type { ServerOptions } from '../server-options.ts'
import { shareTarget } from '../shares/share-options.ts'
import {
  canvasFrameHeaders,
  canvasFramePolicy,
  editorHeaders,
  editorPolicy,
  everyPolicy,
} from '../suite/editor-policy.ts'
import { policyMark, withMarkedVersion } from '../suite/policy-mark.ts'
import { headersFile, type HeaderRules } from './headers-file.ts'
import { withPolicy } from './with-policy.ts'

export interface StaticFolders {
  readonly editor: string
  /** Null: one origin. */
  readonly sandbox: string | null
}

/** Compressed copies are our server's; other servers make their own. */
function copyServed(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length + 1))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(source, target)
  }
}

/** Addresses at which the editor's document is asked for. */
const pages = [
  ...new Set(['/index.html', ...Object.values(routes).map((path) => path.replace(/^\/edite\/.*/, '/edite/*'))]),
]

/** No address has two rules: what a server makes of two values for one header differs. */
function editorRules(policy: string): HeaderRules {
  const kept = { 'cache-control': 'public, max-age=31536000, immutable' }
  return {
    ...Object.fromEntries(pages.map((path) => [path, { 'content-security-policy': policy, ...editorHeaders }])),
    [canvasFramePath]: { 'content-security-policy': canvasFramePolicy, ...canvasFrameHeaders },
    '/app/*': kept,
    '/remotes/*': { ...kept, 'access-control-allow-origin': '*' },
  }
}

function writeEditor(options: ServerOptions, folder: string): void {
  const { sandboxOrigin = null, projectOrigins } = options
  copyServed(options.suite, folder)
  const sources = { ...options, previewOrigins: [projectOrigins, sandboxOrigin] }
  const policy = editorPolicy(sources)
  const page = withPolicy(readFileSync(join(options.suite, 'index.html'), 'utf8'), policy)
  // What a server without rules of rewriting answers for `/workspace` and the other addresses of the editor.
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), page)
  const projects = projectOrigins === undefined ? {} : { projectOrigins }
  const config: DeploymentConfig = { sandboxOrigin, ...projects, ...shareTarget(options.share, 'none') }
  writeFileSync(join(folder, 'config.json'), `${JSON.stringify(config)}\n`)
  writeFileSync(join(folder, '_headers'), headersFile(editorRules(policy)))
  const list = join(folder, 'shell-files.json')
  // Workers have no policy here: the pages alone are others with another one.
  writeFileSync(list, withMarkedVersion(readFileSync(list, 'utf8'), policyMark(everyPolicy(sources))))
  writeFileSync(join(folder, '_redirects'), '/* /index.html 200\n')
}

function writeSandbox(options: ServerOptions, editors: string, folder: string): void {
  copyServed(options.sandbox, folder)
  const policy = bridgePolicy(editors)
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('%EDITOR_ORIGINS%', editors)
    writeFileSync(join(folder, name), name.endsWith('.html') ? withPolicy(text, policy) : text)
  }
  writeFileSync(
    join(folder, '_headers'),
    headersFile({ '/*': { ...sandboxHeaders, 'content-security-policy': policy } }),
  )
}

/**
 * The suite as plain files for a server that runs nothing of ours. The policy stands in the page itself, so that it
 * holds where nobody sets headers; `_headers` adds what only a header can say.
 */
export function writeStatic(options: ServerOptions, target: string): StaticFolders {
  const { sandboxOrigin, projectOrigins, editorOrigins = [] } = options
  const isAlone = sandboxOrigin === undefined && projectOrigins === undefined
  if (!isAlone && editorOrigins.length === 0)
    throw new OptionProblem('SANDBOX_ORIGIN needs EDITOR_ORIGINS too: the sandbox answers only the editors it knows.')

  const editor = join(target, 'editor')
  const sandbox = join(target, 'sandbox')
  for (const folder of [editor, sandbox]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(editor, { recursive: true })
  writeEditor(options, editor)
  if (isAlone) return { editor, sandbox: null }
  mkdirSync(sandbox, { recursive: true })
  writeSandbox(options, editorOrigins.join(' '), sandbox)
  return { editor, sandbox }
}
