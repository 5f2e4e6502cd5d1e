import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

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

const word = (list: readonly string[]) => fc.constantFrom(...list)

const token = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(word(names), word(attributes)).map(([name, rest]) => `<${name}${rest}>`) },
  { weight: 5, arbitrary: word(names).map((name) => `</${name}>`) },
  { weight: 5, arbitrary: word(texts) },
  { weight: 2, arbitrary: word(odd) },
)

/** Tags, text and worse in any order. */
export function tagSoup(maxLength: number): Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom('', '', '<!DOCTYPE html>'), fc.array(token, { maxLength }))
    .map(([doctype, tokens]) => doctype + tokens.join(''))
}

const inlines = 'b i a span em code br img input label textarea small'.split(' ')
const attribute = word(attributes.slice(0, 8))
const blank = fc.constantFrom('', '\n', ' ', 'text', 'a &amp; b', 'caf&eacute;&nbsp;', 'x &lt; y\r\n')

const phrase = fc
  .tuple(fc.constantFrom('one', ' two words ', '&copy; three', '\n'), word(inlines), attribute)
  .map(([words, name, rest]) => {
    if (name === 'br' || name === 'img' || name === 'input') return `${words}<${name}${rest}>`
    if (name === 'a' || name === 'label') return `${words}<${name}>x</${name}>`
    return `${words}<${name}${rest}>y</${name}>${words}`
  })

/** How the end tags that may be left out are treated. */
export type EndTags = 'written' | 'left out'

/** Markup as people write it: nested as it should be. */
export function soundMarkup(endTags: EndTags, maxDepth = 3): Arbitrary<string> {
  const end = (name: string) => (endTags === 'written' ? `</${name}>` : '')
  return fc.letrec<{ markup: string; block: string }>((tie) => {
    const inside = tie('markup')
    const plain = fc.tuple(word('div section article nav details form'.split(' ')), attribute, inside)
    return {
      markup: fc
        .array(fc.tuple(blank, tie('block')), { minLength: 1, maxLength: 4 })
        .map((blocks) => blocks.flat().join('')),
      block: fc.oneof(
        { maxDepth, depthIdentifier: 'markup' },
        fc.tuple(attribute, phrase).map(([rest, text]) => `<p${rest}>${text}${end('p')}`),
        fc.tuple(word(['h2', 'button', 'pre']), phrase).map(([name, text]) => `<${name}>${text}</${name}>`),
        word(['a', 'b']).map(
          (text) => `<select><option>${text}${end('option')}<option selected>c${end('option')}</select>`,
        ),
        word(['a', 'b&amp;']).map(
          (text) => `<svg viewBox="0 0 1 1"><g><path d="M0 0"/><path d=m1 /></g><text>${text}</text></svg>`,
        ),
        fc.tuple(phrase, phrase).map(([a, b]) => `<dl><dt>${a}${end('dt')}<dd>${b}${end('dd')}</dl>`),
        fc
          .tuple(attribute, phrase, inside)
          .map(([rest, a, b]) => `<ul${rest}>\n<li>${a}${end('li')}<li${rest}>${b}</li>\n</ul>`),
        fc
          .tuple(phrase, inside)
          .map(
            ([a, b]) =>
              `<table>\n<caption>c</caption><thead><tr><th>${a}</th></tr></thead>\n<tbody><tr><td>${b}${end('td')}<th>x</th></tr></tbody></table>`,
          ),
        fc
          .tuple(attribute, inside)
          .map(([rest, b]) =>
            endTags === 'written' ? `<div${rest}>${b}</div>` : `<table${rest}><tr><td>${b}<tr><th>x</table>`,
          ),
        plain.map(([name, rest, text]) =>
          name === 'form' ? `<form${rest}></form>` : `<${name}${rest}>${text}</${name}>`,
        ),
      ),
    }
  }).markup
}

/** The markup as a whole page. */
export function wholePage(markup: string): string {
  return `<!doctype html>\n<html>\n<head>\n<title>x</title>\n</head>\n<body>\n${markup}\n</body>\n</html>\n`
}
