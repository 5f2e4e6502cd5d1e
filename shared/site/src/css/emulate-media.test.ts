import { describe, expect, test } from 'vitest'
import { emulateMedia, emulateSheet } from './emulate-media.ts'

const none = { colorScheme: null, reducedMotion: false, print: false } as const
const dark = { ...none, colorScheme: 'dark' } as const
const light = { ...none, colorScheme: 'light' } as const
const reduced = { ...none, reducedMotion: true }
const print = { ...none, print: true }
const yes = '(min-width: 0px)'
const no = '(min-width: 16777216px)'

describe('emulateMedia', () => {
  test.each([
    ['(prefers-color-scheme: dark)', dark, yes],
    ['(prefers-color-scheme: dark)', light, no],
    ['(PREFERS-color-scheme:Light )', light, yes],
    ['(prefers-color-scheme)', light, yes],
    ['not (prefers-color-scheme: dark)', dark, `not ${yes}`],
    ['(prefers-color-scheme: no-preference)', dark, '(prefers-color-scheme: no-preference)'],
    ['(prefers-color-scheme: dark)', reduced, '(prefers-color-scheme: dark)'],
    [
      'only screen and (prefers-color-scheme: dark) and (400px <= width < 700px)',
      dark,
      `only screen and ${yes} and (400px <= width < 700px)`,
    ],
    [
      '(min-width: 40em) and ((prefers-color-scheme:/* now */dark) or (not (prefers-color-scheme: light)))',
      dark,
      `(min-width: 40em) and (${yes} or (not ${no}))`,
    ],
    ['(prefers-reduced-motion)', reduced, yes],
    ['(prefers-reduced-motion: reduce)', reduced, yes],
    ['screen and (prefers-reduced-motion: no-preference)', reduced, `screen and ${no}`],
    ['print', print, 'all'],
    ['screen', print, 'not all'],
    ['all', print, 'all'],
    ['not print', print, 'not all'],
    ['not screen', print, 'all'],
    ['not screen and (min-width: 5px)', print, 'all'],
    ['only print and (orientation: landscape)', print, 'only all and (orientation: landscape)'],
    ['print, screen and (max-width: 5px), speech', print, 'all, not all, speech'],
    ['screen', dark, 'screen'],
    ['(--printed) and (min-width: 5px)', print, '(--printed) and (min-width: 5px)'],
    ['(print)', print, '(print)'],
    ['', print, ''],
  ])('%s', (query, media, wanted) => expect(emulateMedia(query, media)).toBe(wanted))
})

describe('emulateSheet', () => {
  test.each([
    ['@media (prefers-color-scheme: dark) { a { top: 0 } }', dark, `@media ${yes} { a { top: 0 } }`],
    [
      '.a { top: 0; @media (prefers-color-scheme:dark) { & b { @media print { top: 1px } } } }',
      dark,
      `.a { top: 0; @media ${yes} { & b { @media print { top: 1px } } } }`,
    ],
    [
      '@layer x { @supports (top: 0) { @media print{a{top:0}} } }',
      print,
      '@layer x { @supports (top: 0) { @media all{a{top:0}} } }',
    ],
    ['/* { */ @media/**/print{}', print, '/* { */ @media all{}'],
    ['@import "a.css" screen;', print, '@import "a.css" not all;'],
    [
      "@import url(a.css) layer(x) supports(display: grid) print and (min-width: 1px);@import 'b.css';",
      print,
      "@import url(a.css) layer(x) supports(display: grid) all and (min-width: 1px);@import 'b.css';",
    ],
    ['@import "print.css" layer', print, '@import "print.css" layer'],
    ['@custom-media --dark (prefers-color-scheme: dark);', dark, `@custom-media --dark ${yes};`],
    [':root { color-scheme: light dark }', dark, ':root { color-scheme:  dark }'],
    [':root{color-scheme:dark light!important;top:0}', light, ':root{color-scheme: light!important;top:0}'],
    [':root{color-scheme:light}', dark, ':root{color-scheme:light}'],
    [':root{color-scheme:only light}', dark, ':root{color-scheme:only light}'],
    [':root{--both: light dark; color-scheme: var(--both)}', dark, ':root{--both:  dark; color-scheme: var(--both)}'],
    [
      'a{content:"@media print{"} .print{color:light-dark(red, blue)}',
      print,
      'a{content:"@media print{"} .print{color:light-dark(red, blue)}',
    ],
    [
      'a{color: if(media(prefers-color-scheme: dark): red; else: blue)}',
      dark,
      `a{color: if(media${yes}: red; else: blue)}`,
    ],
    [
      'a{color: if(media(print): red; media(screen): blue)}',
      print,
      `a{color: if(media(${yes}): red; media(${no}): blue)}`,
    ],
    ['a:not(.print):hover{} b{background:url(print;x)}', print, 'a:not(.print):hover{} b{background:url(print;x)}'],
    ['@media print', print, '@media all'],
  ])('%s', (css, media, wanted) => expect(emulateSheet(css, media)).toBe(wanted))

  test('a sheet that asks for none of it stays as it is', () => {
    const css = '@media  (min-width:1px){a{top:0}}'
    expect(emulateSheet(css, { ...dark, reducedMotion: true, print: true })).toBe(css)
  })
})
