import { expect, test } from 'vitest'
import { cleanHtml, htmlOfText } from './clean-html.ts'

test.each([
  ['a script is left out', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['handlers are left out', '<p onclick="x()">a</p>', '<p>a</p>'],
  [
    'tools for agents are left out',
    '<form toolname="x" toolautosubmit toolparamdescription="y">a</form>',
    '<form>a</form>',
  ],
  ['running addresses are left out', '<a href=" java\nscript:x()">a</a>', '<a>a</a>'],
  [
    'component data of other editors is left out',
    '<p data-gjs-script="x" data-kept="1">a</p>',
    '<p data-kept="1">a</p>',
  ],
  ['a row keeps its cells', '<tr><td>a</td></tr>', '<tr><td>a</td></tr>'],
  [
    'animations that write an address are left without it',
    '<svg><a><animate attributeName="href" values="x;javascript:y()"></animate></a></svg>',
    '<svg><a><animate attributeName="href"></animate></a></svg>',
  ],
  ['comments are left out', '<!--StartFragment--><b>a</b><!--EndFragment-->', '<b>a</b>'],
])('%s', (_rule, html, expected) => {
  expect(cleanHtml(html)).toBe(expected)
})

test.each([
  ['text becomes paragraphs', 'one\ntwo\n\nthree', '<p>one<br>two</p>\n<p>three</p>'],
  ['signs of markup stay text', 'a < b & c', '<p>a &lt; b &amp; c</p>'],
  ['markup is taken as markup', ' <b>x</b> ', '<b>x</b>'],
  ['nothing is nothing', '  \n', ''],
])('%s', (_rule, text, expected) => {
  expect(htmlOfText(text)).toBe(expected)
})
