import { expect, test } from 'vitest'
import { withShownStates } from './shown-states.ts'

const shown = (css: string) => withShownStates(css, 'm')

test.each([
  ['a:hover{}', 'a:is(:hover,[m~=hover]){}'],
  [
    'a:not(:hover) > b:FOCUS-visible::before {}',
    'a:not(:is(:hover,[m~=hover])) > b:is(:FOCUS-visible,[m~=focus-visible])::before {}',
  ],
  ['.a { color: red; &:active { color: blue } }', '.a { color: red; &:is(:active,[m~=active]) { color: blue } }'],
  ['@media (hover:hover) { a:hover {} }', '@media (hover:hover) { a:is(:hover,[m~=hover]) {} }'],
  ['/* a { */ @supports selector(a:hover) { b{} }', '/* a { */ @supports selector(a:hover) { b{} }'],
  ['[title=":hover"]:hover{}', '[title=":hover"]:is(:hover,[m~=hover]){}'],
  ['.hover\\:hover{} .a\\:hover:hover{}', '.hover\\:hover{} .a\\:hover:is(:hover,[m~=hover]){}'],
  ['a{ content: ":hover {" } b:hover{}', 'a{ content: ":hover {" } b:is(:hover,[m~=hover]){}'],
  [
    'a{ background: url(data:;:hover{) } .hover{} a:hovered{}',
    'a{ background: url(data:;:hover{) } .hover{} a:hovered{}',
  ],
  ['a{ transition: color } b:hover', 'a{ transition: color } b:hover'],
])('%s', (css, wanted) => expect(shown(css)).toBe(wanted))
