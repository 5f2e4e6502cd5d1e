import type { CanvasService, NodeId, SelectedElement } from '@pergola/contracts'
import { replaceAttribute, replaceSpans, scanHtml, attributeOf as scannedAttribute } from '@pergola/site/project'
import { fieldNamed } from './form-fields.ts'
import { keyName, targetAttributes, targetDefinition, trapNames } from './form-targets.ts'
import type { FormTarget } from './form-targets.ts'
import { formMessages as messages } from './messages.ts'

/** Markup of a form with this key in a hidden field of it, at its end; with null none has it. All else is as it was. */
export function withKey(html: string, key: string | null): string {
  const fields = scanHtml(html, 'fragment').flatMap((each) =>
    each.name === 'input' && scannedAttribute(each, 'name') === keyName && each.span ? [each.span] : [],
  )
  // With the line it stands on, where that holds nothing else.
  const lines = fields.map(({ start, end }) => ({
    start: start - (/\n[ \t]*$/.exec(html.slice(0, start))?.[0].length ?? 0),
    end,
    text: '',
  }))
  const rest = replaceSpans(html, lines)
  if (key === null) return rest
  const [, body = '', last = ''] = /^([^]*?)(\s*)$/.exec(rest) ?? []
  const line = /\n[ \t]*(?=\S[^\n]*$)/.exec(body)?.[0] ?? ''
  return `${body}${line}<input type="hidden" name="${keyName}" value="${key}">${last}`
}

/** Markup in which the field that people leave empty has this name. */
function withTrap(html: string, name: string): string {
  const names = scanHtml(html, 'fragment').flatMap((each) => {
    const field = each.name === 'input' ? each.attributes.find((attribute) => attribute.name === 'name') : undefined
    return field && trapNames.includes(field.value) ? replaceAttribute(html, field, name) : []
  })
  return replaceSpans(html, names)
}

/** Null when it was written, in one step. */
export function writeTarget(canvas: CanvasService, { id, attributes }: SelectedElement, target: FormTarget) {
  const trap = fieldNamed(canvas, id, trapNames)
  const enctype = attributes.find(({ name }) => name === 'enctype')?.value ?? null
  const own = targetAttributes(target, { enctype, trap: trap === null ? null : 'there' })
  const { trap: trapName, label } = targetDefinition(target.kind)
  const others: { id: NodeId; attributes: Record<string, string | null> }[] =
    trap !== null && trapName !== null ? [{ id: trap, attributes: { name: trapName } }] : []
  const changed = Object.fromEntries(
    Object.entries(own).filter(
      ([name, value]) => (attributes.find((each) => each.name === name)?.value ?? null) !== value,
    ),
  )
  const key = target.kind === 'web3forms' ? target.value : null
  const field = fieldNamed(canvas, id, [keyName])
  if (key !== null && field !== null) others.push({ id: field, attributes: { value: key } })
  if ((key === null) === (field === null)) {
    const done = canvas.editAttributes([{ id, attributes: changed }, ...others], messages.step(label))
    return done.ok ? null : 'not-allowed'
  }
  const html = canvas.contentOf(id)
  const renamed = trap === null || trapName === null ? html : withTrap(html, trapName)
  const done = canvas.setContent(id, withKey(renamed, key), changed)
  return done.ok ? null : 'key-lost'
}
