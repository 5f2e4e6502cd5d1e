import { componentMarkers } from '@pergola/contracts'
import { Button, TextField } from '@pergola/ui'
import { looperDirectives } from '@pergola/site/components'
import { fetchModel } from './fetch-model.ts'
import { HeaderRows } from './header-rows.tsx'
import { messages } from './messages.ts'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

interface LooperParts {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly name: string
}

/** Whatever stands there from elsewhere: only texts are headers. */
function parseHeaders(text: string | null): Record<string, string> {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** A list that the page fetches when it is opened; elements inside repeat over it. */
export function LooperTraits(props: TraitProps) {
  const { element, services } = props
  const looper: LooperParts = {
    url: attributeOf(element, componentMarkers.loopUrl) ?? '',
    headers: parseHeaders(attributeOf(element, componentMarkers.loopHeaders)),
    name: attributeOf(element, componentMarkers.loopName) ?? '',
  }

  function write(part: Partial<LooperParts>) {
    const next = { ...looper, ...part }
    const scope = attributeOf(element, 'v-scope') ?? ''
    const isWritten = writeAttributes(props, {
      [componentMarkers.loopUrl]: next.url || null,
      [componentMarkers.loopHeaders]: Object.keys(next.headers).length === 0 ? null : JSON.stringify(next.headers),
      [componentMarkers.loopName]: next.name || null,
      ...looperDirectives({ ...next, scope, formerName: looper.name }),
    })
    if (isWritten && next.url !== '' && next.name !== '') void fetchModel(services, next)
  }

  function run() {
    if (!navigator.onLine) return services.toasts.warning(messages.offline)
    void services.commands?.run('component.mount')
  }

  return (
    <>
      <TextField
        label={messages.loopUrl}
        code
        placeholder="https://"
        value={looper.url}
        onCommit={(url) => write({ url: url.trim() })}
      />
      <HeaderRows headers={looper.headers} onChange={(headers) => write({ headers })} />
      <TextField
        label={messages.loopName}
        code
        placeholder="items"
        value={looper.name}
        onCommit={(name) => {
          if (name.trim() === '' || /^[A-Za-z_$][\w$]*$/.test(name.trim())) write({ name: name.trim() })
          else services.toasts.error(messages.invalid)
        }}
      />
      <Button onClick={run}>{messages.runLoop}</Button>
      <Button variant="danger" onClick={() => void services.commands?.run('component.unmount')}>
        {messages.revokeLoop}
      </Button>
    </>
  )
}
