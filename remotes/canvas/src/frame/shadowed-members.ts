import type { HtmlAttribute, HtmlNode } from '@pergola/site/html'

/** A document finds these by their names before its own members (HTML, named access on the Document object). */
const namedInDocument = new Set(['img', 'form', 'embed', 'object', 'iframe', 'frame', 'applet'])

/** So does a form with these, by their names and their ids (HTML, `form[name]`). */
const namedInForm = new Set(['button', 'fieldset', 'input', 'object', 'output', 'select', 'textarea', 'img'])

const list = (names: string) => new Set(names.trim().split(/\s+/))

/**
 * Plain words that people give to a field as an id and write rules for. They shadow members of a form that nothing here and
 * no library reads from a page; without the id the field would not look as it does.
 */
const harmlessIds = list(`
  name action method target submit reset elements length rel autocomplete title lang dir role part slot prefix translate
  draggable popover`)

const isMember = (name: string) => name in Document.prototype || name in HTMLFormElement.prototype

/**
 * Whether an attribute would put an element in the place of a member of the page's document or of a form: with
 * `<img name="querySelector">` in it a document has no such method any more, neither for us nor for any library that looks
 * at the page. It is left out of the frame and stays in the document; there a rule for `[name="querySelector"]` is not seen.
 */
export function shadowsMember(node: HtmlNode, { name, value }: HtmlAttribute): boolean {
  const attribute = name.toLowerCase()
  if (attribute !== 'name' && attribute !== 'id') return false
  const element = node.name.toLowerCase()
  const isInForm = namedInForm.has(element)
  const isInDocument = namedInDocument.has(element)
  if (!(isInForm || (attribute === 'name' && isInDocument)) || !isMember(value)) return false
  return attribute === 'name' || isInDocument || !harmlessIds.has(value)
}
