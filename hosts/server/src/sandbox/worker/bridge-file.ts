import { bridgePolicy } from '../bridge-policy.ts'
import { pagePermissions } from '../page-permissions.ts'

/** Put in by the build, and the origins by the server: a page can write to every cache here, but not into this file. */
declare const BRIDGE_PAGE: string
declare const BRIDGE_SCRIPT: string
const editors = '%EDITOR_ORIGINS%'

const kept: Readonly<Record<string, { readonly type: string; readonly text: () => string }>> = {
  '/__bridge.html': { type: 'text/html;charset=utf-8', text: () => BRIDGE_PAGE },
  '/__bridge.js': { type: 'text/javascript;charset=utf-8', text: () => BRIDGE_SCRIPT },
}

/** Under a reserved address: the server's file while there is one, so that a new version is seen; else our own copy. */
export async function bridgeFile(request: Request): Promise<Response> {
  const file = kept[new URL(request.url).pathname]
  if (!file) return new Response('File not found', { status: 404 })
  try {
    const fresh = await fetch(request)
    if (fresh.ok) return fresh
  } catch {
    // No server: the copy is for this.
  }
  const headers = {
    'content-type': file.type,
    'content-security-policy': bridgePolicy(editors),
    'x-content-type-options': 'nosniff',
    'origin-agent-cluster': '?1',
    'permissions-policy': pagePermissions,
  }
  return new Response(file.text(), { headers })
}
