import type { Chance } from './random.ts'

const names = (
  'div div p p span b i a em section ul ol li li dl dt dd table table tbody thead tr tr td td th caption colgroup col ' +
  'form input select option optgroup button h1 h2 pre textarea title script style template svg path g foreignObject ' +
  'math mi annotation-xml html head body frameset frame noscript iframe br img hr nobr font details summary x-card ' +
  'plaintext marquee object ruby rt rp main center listing xmp image keygen meta link base label video'
).split(' ')
const attributes = [
  '',
  '',
  ' class="a b"',
  " class='it''s'",
  ' id=x',
  ' hidden',
  ' CLASS=Q class=w',
  ' data-x="&lt;&amp&quot;"',
  ' href=a/b/',
  ' =odd',
  ' viewBox="0 0 1 1" xlink:href=#a',
  ' a = "1"b',
  ' title="x\r\ny"',
  ' type=hidden',
  ' color=red',
  ' encoding="text/html"',
  ' /',
  '/',
]
const texts = [
  'a',
  'word ',
  ' ',
  '\n',
  '\r\n',
  '\t ',
  '&amp;',
  '&lt;',
  '&amp',
  '&nbsp',
  '&#10;',
  '&#xD;',
  '&',
  '<',
  '< ',
  '>',
  '&notit;',
  'é漢😀',
  'שלום',
  '\0',
  '\ud800',
  ']]>',
  '<![CDATA[x<y]]>',
  '"',
  '\f',
]
const odd = [
  '<!-- c -->',
  '<!---->',
  '<!-->',
  '<!--a--!>',
  '<!-- a -- b -->',
  '<!--[if IE]><p>x</p><![endif]-->',
  '<?php echo 1 ?>',
  '<!bogus>',
  '</>',
  '</ x>',
  '<!DOCTYPE html>',
  '<!doctype html public "-//W3C//DTD HTML 4.01//EN">',
  '<a',
  '<a b="',
  '</div',
  '<!--',
  '<script>"<!--<script></script>"</script>',
  '<style>a>b{}</style>',
  '</p>',
  '</br>',
  '</body>',
  '</html>',
]

/** Tags, text and worse in any order. */
export function tokenSoup(chance: Chance, length: number): string {
  let text = chance.below(3) === 0 ? '<!DOCTYPE html>' : ''
  for (let count = 0; count < length; count++) text += token(chance)
  return text
}

function token(chance: Chance): string {
  const roll = chance.below(20)
  if (roll < 8) return `<${chance.pick(names)}${chance.pick(attributes)}>`
  if (roll < 13) return `</${chance.pick(names)}>`
  if (roll < 18) return chance.pick(texts)
  return chance.pick(odd)
}

const blocks = 'div section ul table p h2 form dl article nav details button select svg pre'.split(' ')
const inlines = 'b i a span em code br img input label textarea small'.split(' ')

/** Markup as people write it: nested as it should be, with optional tags left out here and there. */
export function soundMarkup(chance: Chance, depth: number): string {
  let text = ''
  const count = 1 + chance.below(4)
  for (let at = 0; at < count; at++) text += chance.pick(['', '\n', ' ', 'text', 'a &amp; b']) + block(chance, depth)
  return text
}

function block(chance: Chance, depth: number): string {
  const name = depth <= 0 ? 'p' : chance.pick(blocks)
  const attribute = chance.pick(attributes.slice(0, 8))
  const inside = () => soundMarkup(chance, depth - 1)
  switch (name) {
    case 'ul':
      return `<ul${attribute}>\n<li>${phrase(chance)}<li${attribute}>${inside()}</li>\n</ul>`
    case 'dl':
      return `<dl><dt>${phrase(chance)}<dd>${phrase(chance)}</dl>`
    case 'table':
      return chance.below(2) === 0
        ? `<table${attribute}><tr><td>${phrase(chance)}<td>${inside()}<tr><th>x</table>`
        : `<table>\n<caption>c</caption><thead><tr><th>${phrase(chance)}</th></tr></thead>\n<tbody><tr><td>${inside()}</td></tr></tbody></table>`
    case 'select':
      return `<select${attribute}><option>${chance.pick(['a', 'b'])}<option selected>c</select>`
    case 'svg':
      return `<svg viewBox="0 0 1 1"><g><path d="M0 0"/><path d=m1 /></g><text>${chance.pick(['a', 'b&amp;'])}</text></svg>`
    case 'pre':
      return `<pre>\n\n${phrase(chance)}</pre>`
    case 'p':
    case 'h2':
      return chance.below(3) === 0 && name === 'p'
        ? `<p${attribute}>${phrase(chance)}`
        : `<${name}>${phrase(chance)}</${name}>`
    case 'button':
      return `<button${attribute}>${phrase(chance)}</button>`
    default:
      return `<${name}${attribute}>${inside()}</${name}>`
  }
}

function phrase(chance: Chance): string {
  const name = chance.pick(inlines)
  const attribute = chance.pick(attributes.slice(0, 8))
  const words = chance.pick(['one', ' two words ', '&copy; three', '\n'])
  if (name === 'br' || name === 'img' || name === 'input') return `${words}<${name}${attribute}>`
  return name === 'a' || name === 'label'
    ? `${words}<${name}>x</${name}>`
    : `${words}<${name}${attribute}>y</${name}>${words}`
}
