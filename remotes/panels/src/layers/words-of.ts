import type { CanvasService, LayerNode } from '@pergola/contracts'

/** Elements that are told from others of their kind by what a visitor reads in them. */
const spoken = new Set(
  (
    'a button h1 h2 h3 h4 h5 h6 p span strong em b i small mark code q blockquote pre li dt dd label legend summary ' +
    'figcaption caption th td option time address'
  ).split(' '),
)

/** More than a row has room for. */
const longest = 80

/** What an element says, in one line: the start of its text, or what stands for a picture. */
export function wordsOf({ id, tag, label }: LayerNode, canvas: Pick<CanvasService, 'textOf' | 'attributesOf'>): string {
  const text = tag === 'img' ? altOf(canvas.attributesOf(id)) : spoken.has(tag) ? canvas.textOf(id) : ''
  const line = text.replace(/\s+/g, ' ').trim()
  return line === label ? '' : line.slice(0, longest)
}

function altOf(attributes: ReturnType<CanvasService['attributesOf']>): string {
  return attributes.find(({ name }) => name === 'alt')?.value ?? ''
}
