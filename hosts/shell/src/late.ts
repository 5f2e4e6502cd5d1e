import { limits } from '@pergola/contracts'
import { type ComponentType, lazy } from 'react'
import { isLoadFailure, messageOf } from './load-failure.ts'

/** Told to the document, once, of a view that somebody waits for. */
export const viewMissed = 'pergola:view-missed'

/**
 * Code that the app stands without: while the network does not bring it, it is asked for again and nothing breaks. What
 * came and throws would throw again: that is said and thrown on.
 */
export async function late<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;)
    try {
      return await load()
    } catch (error) {
      if (!isLoadFailure(messageOf(error))) {
        console.error('A part of the editor came and could not be started.', error)
        throw error
      }
      // Why is in the browser's console, where a file that did not come is said.
      await new Promise((resolve) => setTimeout(resolve, limits.toastAutoClose))
      askForSheets()
    }
}

/** A view that comes when it is first wanted; what it stands in is in use meanwhile. */
export function lateView<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    let isTold = false
    const view = await late(() =>
      load().catch((error: unknown) => {
        if (!isTold && isLoadFailure(messageOf(error))) dispatchEvent(new Event(viewMissed))
        isTold = true
        throw error
      }),
    )
    return { default: view }
  })
}

/** The loader asks for the styles of a piece only once, and takes them as come from then on. */
function askForSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    try {
      void link.sheet?.cssRules
    } catch {
      // One that did not come is a sheet too, of nobody's origin.
      link.replaceWith(link.cloneNode())
    }
}
