import { canvasFramePath } from '@pergola/contracts'

export interface Sources {
  /** A star stands for the origins of the projects. */
  readonly previewOrigins: readonly (string | null | undefined)[]
  readonly remoteOrigins: readonly string[]
  readonly connectOrigins: readonly string[]
}

/**
 * Scripts that may ask any server over https: the worker that asks for the editor (`fetchElsewhere`), that of shared sites,
 * the one that publishes, and the service worker, which hands on what frames ask for under policies of their own.
 */
const asksElsewhere = /^\/(?:sw\.js|app\/(?:late\/)?(?:elsewhere|publish|shares)\.worker-[\w-]+\.js)$/

/** The workers that make pictures and fonts smaller: their codecs are WebAssembly, which a policy has to allow by name. */
const compilesCodecs = /^\/app\/(?:late\/)?(?:picture-variants|font-subsets)\.worker-[\w-]+\.js$/

/**
 * The wall around the editor's document: only our own files and those of configured remotes run, nothing inline,
 * nothing evaluated. Styles, pictures, fonts and media from anywhere on https are let through: a canvas frame that has to
 * make do without its own page inherits this policy, and shows a page under edit.
 */
export function editorPolicy(
  { previewOrigins, remoteOrigins, connectOrigins }: Sources,
  connects: 'https:' | '' = '',
  compiles: "'wasm-unsafe-eval'" | '' = '',
): string {
  const remotes = remoteOrigins.join(' ')
  const shown = `'self' data: blob: https: ${remotes}`
  // A worker of a remote from elsewhere starts from a blob that imports it.
  const workers = remoteOrigins.length > 0 ? `'self' blob: ${remotes}` : "'self'"
  return [
    "default-src 'none'",
    `script-src 'self' ${compiles} ${remotes}`,
    `style-src 'self' 'unsafe-inline' https: ${remotes}`,
    `img-src ${shown}`,
    `font-src ${shown}`,
    `media-src ${shown}`,
    `connect-src 'self' ${connects} data: blob: ${remotes} ${connectOrigins.join(' ')}`,
    `worker-src ${workers}`,
    `frame-src 'self' ${previewOrigins.join(' ')}`,
    "manifest-src 'self'",
    // The canvas resolves relative addresses of a page against its project's folder.
    "base-uri 'self'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.replaceAll(/\s+/g, ' ').trim())
    .join('; ')
}

/**
 * The page the canvas draws into: only what can be shown, and only the editor may frame it. The canvas narrows it
 * further for each project. `hosts/shell/public/canvas-frame.html` says the same for servers that send no headers.
 */
export const canvasFramePolicy = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline' https:",
  ...['img-src', 'font-src', 'media-src'].map((directive) => `${directive} 'self' data: blob: https:`),
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** What holds for a script, a sheet or a font of a document: half a kilobyte less for each than with what it ignores. */
export const partHeaders: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const refused =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()'

/**
 * Beside the policy: nobody frames, opens or reads the editor, and it asks the browser for little. A tab that the editor
 * itself opens stays within its reach until the files of a page are handed over; the page then says it shares no group.
 */
export const editorHeaders: Readonly<Record<string, string>> = {
  ...partHeaders,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'no-referrer',
  'permissions-policy': `${refused}, clipboard-read=(self), clipboard-write=(self)`,
}

/**
 * The page the canvas draws into has the editor's origin, and what is drawn there is not the editor's: it offers no tools
 * to agents (a form can, without a script), takes no screen for itself and reaches no address of the user's own network,
 * whatever name it is asked for by. A browser passes over features that it does not know.
 */
export const canvasFrameHeaders: Readonly<Record<string, string>> = {
  ...editorHeaders,
  'permissions-policy': `${refused}, ${[
    'tools',
    'fullscreen',
    'picture-in-picture',
    'screen-wake-lock',
    'browsing-topics',
    'publickey-credentials-get',
    'publickey-credentials-create',
    'identity-credentials-get',
    'otp-credentials',
    'local-network-access',
    'local-network',
    'loopback-network',
  ]
    .map((feature) => `${feature}=()`)
    .join(', ')}`,
}

/** What a file at an address of the editor comes with. A document connects to nobody but ourselves and who is configured. */
export function policyAt(path: string, sources: Sources): string {
  if (path === canvasFramePath) return canvasFramePolicy
  return editorPolicy(
    sources,
    asksElsewhere.test(path) ? 'https:' : '',
    compilesCodecs.test(path) ? "'wasm-unsafe-eval'" : '',
  )
}

/** All that an installed editor has to be given anew when one of them changes. */
export const everyPolicy = (sources: Sources): readonly string[] => [
  editorPolicy(sources),
  editorPolicy(sources, 'https:'),
  editorPolicy(sources, '', "'wasm-unsafe-eval'"),
  canvasFramePolicy,
  JSON.stringify(canvasFrameHeaders),
]
