import { attributeOf } from '../project/index.ts'
import type { ScanKind, ScannedElement } from '../project/index.ts'
import { escapeAttribute } from '../html/escape.ts'
import { escapeXmlAttribute } from '../html/xml/index.ts'

/** Whether the page says a policy itself. */
export function ownPolicy(elements: readonly ScannedElement[]): boolean {
  return elements.some(
    (element) =>
      element.name === 'meta' && (attributeOf(element, 'http-equiv') ?? '').toLowerCase() === 'content-security-policy',
  )
}

/**
 * The page with its policy in front of everything that it holds for. Behind the encoding, which a browser looks for in the
 * first kilobyte alone; null where the page has no place for it, such as one without a single tag of a head.
 */
export function withPolicy(html: string, policy: string, page: Page): string | null {
  const at = placeIn(page)
  if (at === null) return null
  const isXml = page.kind === 'xml'
  const content = (isXml ? escapeXmlAttribute : escapeAttribute)(policy, '"')
  const tag = `<meta http-equiv="Content-Security-Policy" content="${content}"${isXml ? ' />' : '>'}`
  return html.slice(0, at) + tag + html.slice(at)
}

interface Page {
  readonly kind: ScanKind
  readonly elements: readonly ScannedElement[]
}

const loads = /^(?:script|style|link|base)$/

function placeIn({ elements }: Page): number | null {
  const first = elements.findIndex(({ name, startTag }) => startTag !== null && loads.test(name))
  const before = first < 0 ? elements : elements.slice(0, first)
  const encoding = before.find(
    (element) =>
      element.name === 'meta' &&
      element.isInHead &&
      (attributeOf(element, 'charset') !== undefined || /charset/i.test(attributeOf(element, 'content') ?? '')),
  )
  const opened = ['head', 'html'].map((name) => elements.find((each) => each.name === name && each.startTag))
  const after = encoding ?? opened.find((each) => each !== undefined)
  if (after?.startTag) return after.startTag.end
  // Neither is written: in front of the first thing in the head.
  return elements.find(({ isInHead, startTag }) => isInHead && startTag !== null)?.startTag?.start ?? null
}
