import { expect, test } from 'vitest'
import { fittingWords, wordsAfter } from './word-source.ts'

test.each([
  ['<p class="he', 'html', 'classes', 'he'],
  ['<p class="big he', 'html', 'classes', 'he'],
  ['<p class="big md:he', 'html', 'classes', 'md:he'],
  ['<label for="na', 'html', 'ids', 'na'],
  ['<a href="#to', 'html', 'ids', 'to'],
  ['<img src="./assets/ph', 'html', 'assets', './assets/ph'],
  ['.he', 'css', 'classes', 'he'],
  ['a:hover > .he', 'css', 'classes', 'he'],
  ['a{b:c} .he', 'css', 'classes', 'he'],
  ['@media x { .he', 'css', 'classes', 'he'],
  ['#to', 'css', 'ids', 'to'],
  ['color: var(--br', 'css', 'customProperties', '--br'],
  ['  --br', 'css', 'customProperties', '--br'],
  ['animation: 2s fa', 'css', 'keyframes', 'fa'],
  ['background: url("../assets/', 'css', 'assets', '../assets/'],
  ["document.getElementById('to", 'js', 'ids', 'to'],
  ["document.querySelector('.card .he", 'js', 'classes', 'he'],
  ["body.classList.add('he", 'js', 'classes', 'he'],
])('%s', (text, language, words, typed) => {
  const found = wordsAfter(text, language)
  expect([found?.place.words, found?.typed]).toEqual([words, typed])
})

test.each([
  ['opacity: .5', 'css'],
  ['color: #f', 'css'],
  ['a { margin: 0 .5', 'css'],
  ['let a = "he', 'js'],
  ['<p title="he', 'html'],
])('nothing of the page stands in %s', (text, language) => {
  expect(wordsAfter(text, language)).toBeNull()
})

test('of a few words all are offered, of many those that hold what is typed, the word itself never', () => {
  expect(fittingWords(['hero', 'he', 'card'], 'he')).toEqual(['hero', 'card'])
  const many = Array.from({ length: 50_000 }, (_none, index) => `item-${index}`)
  expect(fittingWords(['the', ...many, 'hero'], 'he')).toEqual(['hero', 'the'])
})
