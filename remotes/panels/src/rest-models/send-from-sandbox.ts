import { limits } from '@pergola/contracts'
import type { PreviewService } from '@pergola/contracts'
import { requestInit } from '@pergola/site/rest-models'
import { type Reply, type Send, Unreadable } from './ask-server.ts'
import { messages } from './messages.ts'

/**
 * From the origin of the previews, where no policy of the editor is: an API on the developer's own machine is asked from
 * there, as the page itself would. Null in a shell that cannot.
 */
export function sendFromSandbox(preview: Pick<PreviewService, 'askOutside'> | undefined): Send | null {
  const ask = preview?.askOutside
  if (!ask) return null
  return async (request, signal): Promise<Reply> => {
    const outcome = await ask({ url: request.url, ...requestInit(request) }, { signal, bytes: limits.modelBytes })
    if (outcome.ok) return outcome.value
    if (outcome.failure === 'unreadable') throw new Unreadable(messages.allowOrigin(outcome.detail ?? ''))
    throw new Error(outcome.failure === 'no-sandbox' ? messages.noSandbox : (outcome.detail ?? ''))
  }
}
