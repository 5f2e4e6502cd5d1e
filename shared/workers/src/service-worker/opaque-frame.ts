import { opaqueFrame } from '@pergola/contracts'

/** What a page may do that is shown without an origin of its own: run, and load from elsewhere what anybody may load. */
const policy = [
  'sandbox allow-scripts allow-forms allow-modals',
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  // An API on the developer's own machine, which the page of a project may ask wherever it runs.
  'connect-src https: data: blob: http://localhost:* http://127.0.0.1:*',
  "frame-ancestors 'self'",
].join('; ')

/** Writes one document into itself, once, and only where it has no origin: without the header it would be the editor's. */
const page = `<!doctype html><meta charset="utf-8"><script>
const listen = ({ source, origin, data }) => {
  if (self.origin !== 'null' || source !== parent || origin !== location.origin) return
  if (data?.kind !== '${opaqueFrame.write}' || typeof data.document !== 'string') return
  removeEventListener('message', listen)
  document.open()
  document.write(data.document)
  document.close()
}
if (parent !== self) addEventListener('message', listen)
</script>`

/** Undefined for any other address. */
export function answerOpaqueFrame({ pathname }: URL): Response | undefined {
  if (pathname !== opaqueFrame.path) return undefined
  const headers = {
    'content-type': 'text/html;charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
  return new Response(page, { headers })
}
