import { componentMarkers } from '@pergola/contracts'
import { parseHtml } from '@pergola/site/html'
import { expect, test } from 'vitest'
import { labelOf } from './label-of.ts'

test.each([
  ['<h3>a</h3>', 'Heading'],
  ['<p>a</p>', 'Text'],
  ['<section class="section p-10 drop"></section>', 'Section'],
  ['<section class="inf-container p-10 drop"></section>', 'Container'],
  ['<div class="inf-block p-10 drop"></div>', 'Block'],
  ['<section class="section p-10 hero wide"></section>', 'Section.hero'],
  ['<section class="section inf-x1y2" inf-class-name="inf-x1y2"></section>', 'Section'],
  ['<div class="inf-x1y2" inf-class-name="inf-x1y2"></div>', 'div'],
  ['<div class="p-10 hero wide"></div>', 'div.hero'],
  ['<div></div>', 'div'],
  ['<section class="about"></section>', 'section.about'],
  ['<my-part></my-part>', 'my-part'],
  ['<spline-viewer class="inf-block"></spline-viewer>', 'Spline Viewer'],
  [`<p class="p-10" ${componentMarkers.splitter}="char">a</p>`, 'Splitter'],
  [`<section class="p-10 drop" ${componentMarkers.looper}></section>`, 'Looper'],
  ['<toString></toString>', 'tostring'],
])('%s is called %s', (html, label) => {
  const tree = parseHtml(html)
  const body = tree.node(tree.body())
  const node = tree.node(body?.children[0] ?? -1)
  expect(node && labelOf(node)).toBe(label)
})
