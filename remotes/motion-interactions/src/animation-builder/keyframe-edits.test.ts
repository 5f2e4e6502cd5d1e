import { expect, test } from 'vitest'
import { addAnimation, addFrame, moveFrame, removeAnimation, removeFrame, setDeclaration } from './keyframe-edits.ts'
import { pageAnimations } from './page-animations.ts'

const css = '/* keep */ .a{color:RED}\n@keyframes fade{from{opacity:0}to{opacity:1}}\n.b { x: y }\n'
const fade = { name: 'fade', nth: 0 }
const framesOf = (text: string, name: string) =>
  pageAnimations([{ file: 'a.css', css: text, editable: true }]).find((one) => one.name === name)?.frames

test('a new animation is added behind everything else', () => {
  const edited = addAnimation('spin')(css, 'a.css')
  expect(edited.startsWith(css.trimEnd())).toBe(true)
  expect(framesOf(edited, 'spin')?.map(({ values }) => values)).toEqual([['0%'], ['100%']])
})

test('setting a declaration changes nothing but that declaration', () => {
  expect(setDeclaration(fade, 0, 'opacity', '0.2')(css, 'a.css')).toBe(css.replace('opacity:0}', 'opacity:0.2}'))
})

test('frames are added and removed', () => {
  const edited = addFrame(fade, '50%')(css, 'a.css')
  expect(framesOf(edited, 'fade')?.map(({ values }) => values.join())).toEqual(['0%', '50%', '100%'])
  expect(framesOf(removeFrame(fade, 1)(edited, 'a.css'), 'fade')).toHaveLength(2)
})

test('a new frame stands as those of a new animation do', () => {
  const edited = addFrame({ name: 'spin', nth: 0 }, '50%')(addAnimation('spin')('', 'a.css'), 'a.css')
  expect(edited.replace(/\n\n/g, '\n').trim()).toBe('@keyframes spin {\n  from {\n  }\n  50% {\n  }\n  to {\n  }\n}')
})

test('a moved frame changes its percentage and no other byte', () => {
  expect(moveFrame(fade, 0, '20%')(css, 'a.css')).toBe(css.replace('from{', '20%{'))
})

test('removing an animation leaves the other rules as they are', () => {
  const edited = removeAnimation(fade)(css, 'a.css')
  expect(framesOf(edited, 'fade')).toBeUndefined()
  expect(edited).toContain('/* keep */ .a{color:RED}')
  expect(edited).toContain('.b { x: y }')
})

test('an edit of something that is gone changes nothing', () => {
  expect(setDeclaration({ name: 'gone', nth: 0 }, 0, 'opacity', '1')(css, 'a.css')).toBe(css)
})

test('of animations that share a name, the one that is meant is edited', () => {
  const twice = `@-webkit-keyframes fade{to{opacity:1}}\n@media print{@keyframes fade{to{opacity:0}}}\n${css}`
  const edited = (nth: number) => setDeclaration({ name: 'fade', nth }, 0, 'opacity', '0.5')(twice, 'a.css')
  expect(edited(0)).toBe(twice.replace('to{opacity:1}', 'to{opacity:0.5}'))
  expect(edited(1)).toBe(twice.replace('to{opacity:0}', 'to{opacity:0.5}'))
  expect(edited(2)).toBe(twice.replace('from{opacity:0}', 'from{opacity:0.5}'))
  const found = pageAnimations([{ file: 'a.css', css: twice, editable: true }])
  expect(found.map(({ context, nth }) => [context, nth])).toEqual([
    ['@-webkit-keyframes', 0],
    ['@media print', 1],
    ['', 2],
  ])
})
