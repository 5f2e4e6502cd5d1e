import {
  Box,
  Braces,
  CodeXml,
  Film,
  Heading,
  Image,
  Link,
  List,
  type LucideIcon,
  PanelTop,
  RectangleHorizontal,
  Shapes,
  SquareDashed,
  Table,
  TextCursorInput,
  Type,
} from 'lucide-react'
import { createElement } from 'react'

const byTag: Readonly<Record<string, LucideIcon>> = {
  a: Link,
  button: RectangleHorizontal,
  img: Image,
  picture: Image,
  svg: Shapes,
  video: Film,
  audio: Film,
  iframe: Film,
  input: TextCursorInput,
  textarea: TextCursorInput,
  select: TextCursorInput,
  form: TextCursorInput,
  table: Table,
  ul: List,
  ol: List,
  dl: List,
  body: PanelTop,
  header: PanelTop,
  footer: PanelTop,
  nav: PanelTop,
  main: PanelTop,
  section: SquareDashed,
  article: SquareDashed,
  aside: SquareDashed,
  template: Braces,
  script: CodeXml,
}

const textTags = new Set(
  'p span strong em b i small mark del ins sub sup code kbd samp var cite q abbr dfn time address blockquote pre li label'.split(
    ' ',
  ),
)

function iconFor(tag: string): LucideIcon {
  if (/^h[1-6]$/.test(tag)) return Heading
  if (textTags.has(tag)) return Type
  return byTag[tag] ?? Box
}

export function LayerIcon({ tag }: { tag: string }) {
  return createElement(iconFor(tag), { 'aria-hidden': true, size: 14, strokeWidth: 1.5 })
}
