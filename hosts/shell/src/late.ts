import { limits } from '@pergola/contracts'

/** Code that the app stands without: while the network does not bring it, it is asked for again and nothing breaks. */
export async function late<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;)
    try {
      return await load()
    } catch {
      // Why is in the browser's console, where a file that did not come is said.
      await new Promise((resolve) => setTimeout(resolve, limits.toastAutoClose))
      askForSheets()
    }
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
