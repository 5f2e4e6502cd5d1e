/** A node and all that stands in it, contents of templates and shadow roots included; each before what is taken out of it. */
export function* domUnder(top: Node): Generator<Node> {
  const pending = [top]
  for (let dom = pending.pop(); dom; dom = pending.pop()) {
    yield dom
    for (const child of dom.childNodes) pending.push(child)
    if (dom.nodeName === 'TEMPLATE') pending.push((dom as HTMLTemplateElement).content)
    const shadow = (dom as Partial<Element>).shadowRoot
    if (shadow) pending.push(shadow)
  }
}
