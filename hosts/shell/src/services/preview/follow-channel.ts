import type { Dispose, Page } from '@pergola/contracts'
import * as v from 'valibot'
import { pageAt } from './page-at.ts'

/** The channel of the specification, annex §7.5; any script of this origin can write to it. */
const channelName = 'preview'

const messageSchema = v.object({ setPreviewUrl: v.object({ url: v.pipe(v.string(), v.maxLength(2000)) }) })

interface Ports {
  /** Where the open project is previewed now; null while nothing is shown, or where pages are shown as documents. */
  readonly shownAt: () => string | null
  readonly pages: () => Readonly<Record<string, Page>>
  readonly show: (pageName: string) => void
}

/** The page of the open project that an address names, `/pages/about.html` or in full. Null for everything else. */
function pageOf(url: string, { shownAt, pages }: Ports): string | null {
  // Without an origin of the project's own only a path can be its own; its address is never asked for.
  const base = shownAt() ?? 'https://project.invalid/'
  const asked = URL.canParse(url, base) ? new URL(url, base) : null
  return asked !== null && asked.origin === new URL(base).origin ? pageAt(pages(), asked.pathname) : null
}

/**
 * Shows the page whose address comes over the channel as `{ setPreviewUrl: { url } }`. Only addresses of the open project's
 * own preview: another one would put a foreign page into a frame that people take for theirs.
 */
export function followChannel(ports: Ports): Dispose {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(messageSchema, data)
    if (!message.success) return
    const page = pageOf(message.output.setPreviewUrl.url, ports)
    if (page === null) console.warn('preview: an address that is not of the open project was not shown.')
    else ports.show(page)
  })
  return () => channel.close()
}
