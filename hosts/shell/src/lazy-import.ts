import { limits } from '@pergola/contracts'
import { type ComponentType, lazy } from 'react'
import { isLoadFailure, messageOf } from './load-failure.ts'

/** Event of the window, once for each view that somebody waits for, with what is wrong as its detail. */
export const viewTrouble = 'pergola:view-trouble'

/** It has not come yet; it came and cannot be started. */
export type ViewTrouble = 'viewMissed' | 'viewBroken'

function tell(detail: ViewTrouble): void {
  dispatchEvent(new CustomEvent(viewTrouble, { detail }))
}

/**
 * Code that the app stands without: while the network does not bring it, it is asked for again and nothing breaks. What
 * came and throws would throw again: that is said and thrown on.
 */
export async function importWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  let before: unknown
  for (;;)
    try {
      return await load()
    } catch (error) {
      // What a module threw is kept and thrown again, be it about a file that the module itself asked for.
      if (!isLoadFailure(messageOf(error)) || error === before) {
        console.error('A part of the editor came and could not be started.', error)
        throw error
      }
      before = error
      // Why is in the browser's console, where a file that did not come is said.
      await new Promise((resolve) => setTimeout(resolve, limits.toastAutoClose))
      askForSheets()
    }
}

/** The code of a view that somebody waits for. */
function importView<View>(load: () => Promise<View>): Promise<View> {
  let isTold = false
  return importWithRetry(() =>
    load().catch((error: unknown) => {
      if (!isTold && isLoadFailure(messageOf(error))) tell('viewMissed')
      isTold = true
      throw error
    }),
  )
}

/**
 * A view that comes when it is first wanted; what it stands in is in use meanwhile. One that cannot be started throws to
 * the boundary around it.
 */
export function lazyView<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await importView(load) }))
}

/** A view that the screen is whole without: where it cannot be started, that is told and nothing stands there. */
export function lazyWindow<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await importView(load).catch(nothing),
  }))
}

function nothing() {
  tell('viewBroken')
  return () => null
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
