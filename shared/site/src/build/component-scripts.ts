import { guestMarkers } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { pageKind, scanPage } from '../project/index.ts'

/** Each element by itself: what fails for one must not keep the next from running. */
const runOn = (name: string, code: string) => `;(function () {
  var script = ${code};
  document.querySelectorAll(${JSON.stringify(`[${guestMarkers.type}="${name}"]`)}).forEach(function (element) {
    try {
      script.call(element, JSON.parse(element.getAttribute('${guestMarkers.props}') || '{}'), { el: element });
    } catch (error) {
      setTimeout(function () { throw error; });
    }
  });
})();
`

/** Names that may stand between quotes in a selector. */
const isName = (name: string) => /^[\w-]+$/.test(name)

/** The scripts of the component types that a page shows, as one; null where it shows none. */
export function componentScript(page: Page, html: string, { componentScripts = {} }: Project): string | null {
  if (!html.includes(guestMarkers.type)) return null
  const said = new Set(
    scanPage(html, pageKind(page)).flatMap(({ attributes }) =>
      attributes.flatMap(({ name, value }) => (name === guestMarkers.type ? [value] : [])),
    ),
  )
  const shown = Object.entries(componentScripts).filter(([name]) => said.has(name) && isName(name))
  return shown.length === 0 ? null : shown.map(([name, code]) => runOn(name, code)).join('')
}
