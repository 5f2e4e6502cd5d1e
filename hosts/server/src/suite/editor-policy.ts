interface Sources {
  readonly sandboxOrigin: string | null
  readonly remoteOrigins: readonly string[]
  readonly connectOrigins: readonly string[]
}

/**
 * The wall around the editor's document: only our own files and those of configured remotes run, nothing inline,
 * nothing evaluated. What a page under edit shows (styles, pictures, fonts, media from anywhere on https) is let
 * through because the canvas frame inherits this policy and adds its own, narrower one.
 */
export function editorPolicy({ sandboxOrigin, remoteOrigins, connectOrigins }: Sources): string {
  const remotes = remoteOrigins.join(' ')
  const shown = `'self' data: blob: https: ${remotes}`
  // A worker of a remote from elsewhere starts from a blob that imports it.
  const workers = remoteOrigins.length > 0 ? `'self' blob: ${remotes}` : "'self'"
  return [
    "default-src 'none'",
    `script-src 'self' ${remotes}`,
    `style-src 'self' 'unsafe-inline' https: ${remotes}`,
    `img-src ${shown}`,
    `font-src ${shown}`,
    `media-src ${shown}`,
    `connect-src 'self' https: data: blob: ${remotes} ${connectOrigins.join(' ')}`,
    `worker-src ${workers}`,
    `frame-src 'self' ${sandboxOrigin ?? ''}`,
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

/** Beside the policy: nobody frames, opens or reads the editor, and it asks the browser for little. */
export const editorHeaders: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), ' +
    'clipboard-read=(self), clipboard-write=(self)',
}
