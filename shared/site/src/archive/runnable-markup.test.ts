import { expect, test } from 'vitest'
import { foreignImports } from './reaching-markup.ts'
import { runnableMarkup } from './runnable-markup.ts'

test.each([
  ['<body onload="go()">', 'handler'],
  ['<svg onload=go()></svg>', 'handler'],
  ['<details ontoggle=go() open>', 'handler'],
  ['<a href="javascript:go()">', 'javascript-url'],
  ['<a href="&#106;ava\nscript:go()">', 'javascript-url'],
  ['<svg><a xlink:href=" javascript:go()"></a></svg>', 'javascript-url'],
  ['<svg><animate attributeName="href" values="#x;javascript:go()"/></svg>', 'javascript-url'],
  ['<svg><set attributeName="href" to="javascript:go()"/></svg>', 'javascript-url'],
  ['<button formaction="javascript:go()">', 'javascript-url'],
  ['<form action=" javascript:go()">', 'javascript-url'],
  ['<iframe srcdoc="<script>go()</script>">', 'frame'],
  ['<iframe src="https://other.example">', 'frame'],
  ['<object data="go.svg"></object>', 'frame'],
  ['<embed src="go.swf">', 'frame'],
  ['<iframe src="javascript:go()">', 'javascript-url'],
  ['<a href="b.html" ping="/own https://other.example/seen">', 'ping'],
  ['<map><area href="b.html" ping="//other.example/seen"></map>', 'ping'],
  ['<script>go()</script>', 'inline-script'],
  ['<script type="MODULE">go()</script>', 'inline-script'],
  ['<svg><script href="go.js"></script></svg>', 'script'],
  ['<script src="//other.example/go.js"></script>', 'script'],
  ['<script type="importmap">{"imports":{"a":"https://other.example/a.js"}}</script>', 'import-map'],
  ['<script type="speculationrules">{"prerender":[]}</script>', 'preload'],
  ['<link rel="modulepreload" href="go.js">', 'preload'],
  ['<link rel="PRELOAD" as="script" href="go.js">', 'preload'],
  ['<link rel="preconnect" href="https://other.example">', 'preload'],
  ['<link rel="alternate stylesheet" href="//other.example/a.css">', 'foreign-style'],
  ['<style>@import url( "https://other.example/a.css" );</style>', 'foreign-style'],
  ['<meta http-equiv="Refresh" content="0; url=https://other.example">', 'redirect'],
  ['<meta http-equiv="refresh" content="0;URL=javascript:go()">', 'javascript-url'],
  ['<base href="https://other.example/">', 'base'],
  ['<form action="https://other.example/take">', 'form'],
  ['<button formaction="\\\\other.example/take">', 'form'],
  ['<div v-scope="{ a: go() }">', 'directive'],
  ['<template><img onerror=go() src=x></template>', 'handler'],
])('%s is told as %s', (html, kind) => {
  expect(runnableMarkup(`<!doctype html>${html}`, 'document').map((found) => found.kind)).toEqual([kind])
})

test.each([
  '<a href="https://other.example">javascript:</a>',
  '<script type="application/ld+json">{}</script>',
  '<link rel="stylesheet" href="css/a.css">',
  '<link rel="preload" as="font" href="a.woff2">',
  '<form action="take.html"><button formaction="b.html"></form>',
  '<base href="/sub/">',
  '<meta http-equiv="content-type" content="text/html">',
  '<style>@import "a.css"; a { color: red }</style>',
  '<iframe></iframe>',
  '<a href="b.html" ping="/seen seen.html">',
])('%s is not told of', (html) => {
  expect(runnableMarkup(`<!doctype html>${html}`, 'document')).toEqual([])
})

test.each([
  ['@import "//a.example/x.css"', ['//a.example/x.css']],
  [
    "@IMPORT url(https://a.example/x.css) print; @import 'http://b.example'",
    ['https://a.example/x.css', 'http://b.example'],
  ],
  ['/* @import "https://a.example" */ a{}', []],
  ['@import "a.css"; a { background: url(https://a.example/x.png) }', []],
])('imports of %s', (css, addresses) => {
  expect(foreignImports(css).map(({ excerpt }) => excerpt)).toEqual(addresses)
})
