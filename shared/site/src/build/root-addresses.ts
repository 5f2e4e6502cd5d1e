import { resolvePath } from '../document/index.ts'
import { mapAddresses } from '../files/addressed-files.ts'
import { encodePath } from '../project/index.ts'

/**
 * A built page whose addresses count from the top of the site. A host shows the page for a missing address at that very
 * address, in whatever folder it would be, and what is relative would be looked for there. `from` is where the page lies;
 * `root` is the path under which the site is published, with slashes around it.
 */
export function withRootAddresses(
  html: string,
  { from, root }: { readonly from: string; readonly root: string },
): string {
  return mapAddresses({ text: html, kind: 'document' }, (address) => {
    // Of another site, from the top already, on this very page, or written by a directive when it runs.
    if (/^\s*(?:[a-z][a-z0-9+.-]*:|[\\/?#]|$)|\{\{/i.test(address)) return address
    const tail = /[?#][\s\S]*$/.exec(address)?.[0] ?? ''
    return root + encodePath(resolvePath(from, address) ?? '') + tail
  })
}
