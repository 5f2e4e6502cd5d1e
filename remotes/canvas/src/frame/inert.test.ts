import { parseHtml } from '@pergola/site/html'
import { expect, test } from 'vitest'
import { inertAttributes, isHollow } from './inert.ts'

function first(html: string) {
  const tree = parseHtml(html)
  const node = tree.node(tree.node(tree.body())?.children[0] ?? -1)
  if (!node) throw new Error('no element')
  return node
}

test.each([
  ['<p class="a" onclick="x()" title="javascript: a talk">', ['class', 'title']],
  ['<a href=" JAVA\tscript:x()" id=b>', ['id']],
  ['<a href="https://site.org/javascript:">', ['href']],
  ['<img src="data:image/svg+xml,%3Csvg/%3E" alt="">', ['src', 'alt']],
  ['<a href="data:text/html,x">', []],
  ['<iframe src="https://site.org" srcdoc="x" width=9>', ['width']],
  ['<object data="a.swf" type="x">', ['type']],
  ['<input autofocus accesskey=s value=x>', ['value']],
  ['<video autoplay src=a.mp4>', ['src']],
  ['<video autoplay muted src=a.mp4>', ['autoplay', 'muted', 'src']],
  ['<div data-gjs-script=x data-kept=y contenteditable>', ['data-kept']],
  ['<form toolname=a tooldescription=b toolautosubmit id=c>', ['id']],
  ['<input TOOLPARAMDESCRIPTION=a toolparamtitle=b name=c>', ['name']],
  [
    '<button popovertarget=a popovertargetaction=show commandfor=a command=show-modal interestfor=a type=button>',
    ['type'],
  ],
  [
    '<img src=a.png attributionsrc browsingtopics sharedstoragewritable referrerpolicy=unsafe-url alt="">',
    ['src', 'alt'],
  ],
  ['<a href=b.html ping=c attributionsrc=d>', ['href']],
  ['<body><meta name=referrer content=unsafe-url>', ['name']],
  ['<body><meta name=color-scheme content=dark>', ['name', 'content']],
  ['<body><meta http-equiv=refresh content=0>', ['content']],
  ['<body><link rel=prefetch href=a.html imagesrcset=b>', ['rel']],
  ['<body><script type=speculationrules>{}</script>', []],
  ['<body><script type=importmap>{}</script>', []],
  ['<geolocation autolocate>', []],
  ['<form name=elementFromPoint id=querySelector>', ['id']],
  ['<img name=querySelector id=a alt="">', ['id', 'alt']],
  ['<input name=parentNode id=children>', []],
  ['<input name=id id=title type=hidden>', ['id', 'type']],
  ['<input name=email id=email>', ['name', 'id']],
  ['<a name=querySelector id=parentNode>', ['name', 'id']],
  ['<div focusgroup=toolbar class=a>', ['class']],
])('of %s only what does nothing by itself is drawn', (html, names) => {
  expect(inertAttributes(first(html)).map(({ name }) => name)).toEqual(names)
})

test('attributes that all may be drawn are not copied', () => {
  const node = first('<p class=a id=b>')
  expect(inertAttributes(node)).toBe(node.attributes)
})

test('scripts and frames stand empty', () => {
  expect(isHollow(first('<body><script>x</script>'))).toBe(true)
  expect(isHollow(first('<iframe>x</iframe>'))).toBe(true)
  expect(isHollow(first('<p>x</p>'))).toBe(false)
})
