const svgNamespace = 'http://www.w3.org/2000/svg'

/** What a picture never needs and a page must not run. */
const unwanted = 'script, foreignObject, iframe, object, embed, audio, video, handler, set[attributeName^="on" i]'
const kept =
  /^(?:id$|class$|style$|role$|aria-|v-|inf|motion-|interaction-|data-|(?:title|lang|dir|hidden|tabindex|width|height)$)/

function isHarmless({ name, value }: Attr): boolean {
  if (/^on/i.test(name)) return false
  if (!/^(?:xlink:)?href$/i.test(name)) return true
  // Parts of the file itself, and pictures; anything else is followed or fetched.
  return value.trim().startsWith('#') || /^data:image\/(?:png|jpe?g|gif|webp)/i.test(value.trim())
}

/** Names inside the file, so that two copies on one page do not take each other's gradients. */
function renameIds(root: Element, suffix: string): void {
  const ids = [...root.querySelectorAll('[id]')].map((element) => element.id)
  if (ids.length === 0) return
  const renamed = new Map(ids.map((id) => [id, `${id}-${suffix}`]))
  const withUrls = (text: string) =>
    text.replace(/url\(\s*(['"]?)#([^'")]+)\1\s*\)/g, (whole, _quote, id: string) =>
      renamed.has(id) ? `url(#${renamed.get(id)})` : whole,
    )
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const attribute of Array.from(element.attributes)) {
      const { name, value } = attribute
      const target = value.trim().slice(1)
      if (name === 'id' && element !== root) attribute.value = renamed.get(value) ?? value
      else if (/(?:^|:)href$/.test(name) && value.trim().startsWith('#'))
        attribute.value = `#${renamed.get(target) ?? target}`
      else if (/^aria-(?:labelledby|describedby)$/.test(name))
        attribute.value = value.replace(/\S+/g, (id) => renamed.get(id) ?? id)
      else attribute.value = withUrls(value)
    }
    if (element.localName === 'style') {
      const text = withUrls(element.textContent ?? '')
      element.textContent = text.replace(/#([\w-]+)(?=[^{}]*\{)/g, (whole, id: string) =>
        renamed.has(id) ? `#${renamed.get(id)}` : whole,
      )
    }
  }
}

/** As large as the picture whose place it takes: one side of the old and one of the new would be no shape at all. */
function takeSize(root: Element, former: InlineInput['former']): void {
  if (!former.some(({ name }) => name === 'width' || name === 'height')) return
  const [width, height] = ['width', 'height'].map(
    (side) => /^([\d.]+)(?:px)?$/.exec(root.getAttribute(side) ?? '')?.[1],
  )
  // Without one it would be cut off instead of scaled.
  if (!root.hasAttribute('viewBox') && width && height) root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  root.removeAttribute('width')
  root.removeAttribute('height')
}

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** As any XML (XML 1.0, appendix F): by its mark, by what its declaration says, else UTF-8; the page's encoding is another matter. */
function textOf(bytes: Uint8Array): string {
  const mark = marks.find(([, begin]) => begin.every((byte, at) => bytes[at] === byte))?.[0]
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]
  // A declaration that can be read byte by byte is not of UTF-16, whatever it says.
  const named = declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8'
  try {
    return new TextDecoder(mark ?? named).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

interface InlineInput {
  /** As it is stored. */
  readonly file: Uint8Array
  /** Attributes of the element that the picture takes the place of. */
  readonly former: readonly { readonly name: string; readonly value: string }[]
  /** Makes the ids of this copy its own. */
  readonly suffix: string
}

/** A svg file as markup of the page, without anything that runs. Null when the file is no svg. */
export function inlineSvg({ file, former, suffix }: InlineInput): string | null {
  const parsed = new DOMParser().parseFromString(textOf(file), 'image/svg+xml')
  const root = parsed.documentElement
  if (root.localName !== 'svg' || root.namespaceURI !== svgNamespace || parsed.querySelector('parsererror')) return null
  for (const element of root.querySelectorAll(unwanted)) element.remove()
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const attribute of Array.from(element.attributes))
      if (!isHarmless(attribute)) element.removeAttributeNode(attribute)
  renameIds(root, suffix)
  root.removeAttribute('id')
  takeSize(root, former)
  for (const { name, value } of former) if (kept.test(name)) root.setAttribute(name, value)
  return root.outerHTML
}
