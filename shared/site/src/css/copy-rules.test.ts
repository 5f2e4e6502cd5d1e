import { expect, test } from 'vitest'
import { applyCss, copyRules, parseCss, printCss } from './index.ts'

const copyOf = (member: string) => (/#s(?![\w-])/.test(member) ? member.replaceAll(/#s(?![\w-])/g, '#s-2') : null)

function copied(css: string): string {
  const sheet = parseCss(css, 'a.css')
  for (const operation of copyRules(sheet, copyOf)) applyCss(sheet, operation)
  return printCss(sheet)
}

test.each([
  ['#s { color: red }\np { color: blue }\n', '#s { color: red }\n#s-2 { color: red }\np { color: blue }\n'],
  ['p { top: 0 }\n#s, .x { color: red }\n', 'p { top: 0 }\n#s, .x { color: red }\n#s-2 { color: red }\n'],
  [
    '@media (width < 9px) {\n  #s:hover > a { top: 0 }\n}\n',
    '@media (width < 9px) {\n  #s:hover > a { top: 0 }\n  #s-2:hover > a { top: 0 }\n}\n',
  ],
  ['.a { top: 0; #s { left: 0 } }\n', '.a { top: 0; #s { left: 0 } #s-2 { left: 0 } }\n'],
  [
    'p { top: 0 }\n#s { & #s a { top: 0 } }\n',
    'p { top: 0 }\n#s { & #s a { top: 0 } }\n#s-2 { & #s-2 a { top: 0 } }\n',
  ],
])('the rule of an id stands once more behind itself, for the copy alone: %s', (css, expected) => {
  expect(copied(css)).toBe(expected)
})

test.each(['#s-1 { color: #aaa }\n', '@keyframes s { from { top: 0 } }\n', 'p { background: url(#s) }\n'])(
  'what does not speak of a copied id stays as it is: %s',
  (css) => {
    expect(copied(css)).toBe(css)
  },
)

test('copies are taken back byte for byte', () => {
  const css = '#s{color:red}#s a{top:0}'
  const sheet = parseCss(css, 'a.css')
  const inverses = copyRules(sheet, copyOf).map((operation) => applyCss(sheet, operation).inverse)
  expect(printCss(sheet)).toBe('#s{color:red}#s-2 {color:red}#s a{top:0}#s-2 a {top:0}')
  for (const inverse of inverses.toReversed()) applyCss(sheet, inverse)
  expect(printCss(sheet)).toBe(css)
})
