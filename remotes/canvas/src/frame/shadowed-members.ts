import type { HtmlAttribute, HtmlNode } from '@pergola/site/html'

/** A document finds these by their names before its own members (HTML, named access on the Document object). */
const namedInDocument = new Set(['img', 'form', 'embed', 'object', 'iframe', 'frame', 'applet'])

/** These by their ids as well. */
const knownInDocument = new Set(['img', 'embed', 'object', 'applet'])

/** So does a form with these, by their names and their ids (HTML, `form[name]`). */
const namedInForm = new Set(['button', 'fieldset', 'input', 'object', 'output', 'select', 'textarea', 'img'])

const list = (names: string) => new Set(names.trim().split(/\s+/))

/**
 * Members of a form that neither this package nor a library in it reads from an element of a page: plain words that people
 * give to a field, and write rules for. Everything else that a form has is protected. `unprotected-members.test.ts` keeps
 * the methods among them from being called.
 */
export const unprotectedInForms = list(`
  name action method target submit reset elements length rel autocomplete title lang dir role part slot prefix translate
  draggable popover focus blur click encoding enctype autofocus nonce`)

/**
 * Whether an attribute would put an element in the place of a member of the page's document or of a form: with
 * `<img name="querySelector">` in it a document has no such method any more, neither for us nor for any library that looks
 * at the page. It is left out of the frame and stays in the document; there a rule for `[name="querySelector"]` is not seen.
 * Why names go and prototypes are not called instead: decision 0026.
 */
export function shadowsMember(node: HtmlNode, { name, value }: HtmlAttribute): boolean {
  const attribute = name.toLowerCase()
  if (attribute !== 'name' && attribute !== 'id') return false
  const element = node.name.toLowerCase()
  const isInDocument = (attribute === 'name' ? namedInDocument : knownInDocument).has(element)
  if (isInDocument && value in Document.prototype) return true
  return namedInForm.has(element) && value in HTMLFormElement.prototype && !unprotectedInForms.has(value)
}
