import { isDirective } from '@pergola/site/directives'
import type { CanvasService, NodeId } from '@pergola/contracts'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'

const isAddress = (value: string) => value !== '' && !value.startsWith('#')

/** Whether the form, or the button that sends it, has an address of its own, or something that answers. */
function sendsSomewhere(canvas: CanvasService, id: NodeId): boolean {
  const attributes = canvas.attributesOf(id)
  const valueOf = (name: string) => attributes.find((each) => each.name.toLowerCase() === name)?.value.trim() ?? ''
  return (
    isAddress(valueOf('action')) ||
    isAddress(valueOf('formaction')) ||
    // Netlify takes it where it publishes the page.
    valueOf('data-netlify') === 'true' ||
    attributes.some(({ name }) => name === 'netlify') ||
    // It closes the dialog around it.
    valueOf('method').toLowerCase() === 'dialog' ||
    attributes.some(({ name, value }) => /^(?:onsubmit|onclick)$/i.test(name) || isDirective(name, value))
  )
}

/** The form around an element. */
function formOf(canvas: CanvasService, id: NodeId): NodeId | null {
  let at = canvas.layer(id)
  while (at && at.tag !== 'form') at = at.parent === null ? undefined : canvas.layer(at.parent)
  return at?.id ?? null
}

function sends(canvas: CanvasService, id: NodeId): boolean {
  const type = canvas
    .attributesOf(id)
    .find(({ name }) => name.toLowerCase() === 'type')
    ?.value.toLowerCase()
  return canvas.layer(id)?.tag === 'button'
    ? type !== 'button' && type !== 'reset'
    : type === 'submit' || type === 'image'
}

/** Forms whose words come back to the page. Those that only remember a choice have nothing that sends. */
export function checkForms(canvas: CanvasService): readonly Finding[] {
  const forms = canvas.find('form').filter((form) => !sendsSomewhere(canvas, form))
  if (forms.length === 0) return []
  const buttons = [...canvas.find('button'), ...canvas.find('input')].filter((id) => sends(canvas, id))
  const nodes = forms.filter((form) => {
    const own = buttons.filter((id) => formOf(canvas, id) === form)
    return own.length > 0 && !own.some((id) => sendsSomewhere(canvas, id))
  })
  return nodes.length === 0
    ? []
    : [{ key: 'form', kind: 'links', severity: 'serious', ...messages.formToNowhere, nodes, route: 'traits' }]
}
