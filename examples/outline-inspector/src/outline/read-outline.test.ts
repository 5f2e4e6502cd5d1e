import { expect, test } from 'vitest'
import { countProblems, readOutline } from './read-outline.ts'

function outlineOf(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html')
  return readOutline((selector) => [...document.querySelectorAll(selector)].map((element, id) => ({ id, element })))
}

test.each([
  ['a page that goes down step by step is fine', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', [null, null, null, null]],
  ['a skipped level is named', '<h1>A</h1><h3>B</h3>', [null, 'Skips from h1 to h3']],
  [
    'going back up several levels skips nothing',
    '<h1>A</h1><h2>B</h2><h3>C</h3><h1>D</h1>',
    [null, null, null, 'Second h1'],
  ],
  ['a page that starts below h1 says so', '<h2>A</h2>', ['Starts at h2']],
  ['a heading without text has nothing to announce', '<h1> </h1>', ['Has no text']],
  ['a picture with an alternative is text', '<h1><img src="logo.svg" alt="Pergola"></h1>', [null]],
  [
    'role and aria-level make a heading',
    '<h1>A</h1><div role="heading" aria-level="4">B</div>',
    [null, 'Skips from h1 to h4'],
  ],
])('%s', (_rule, html, problems) => {
  expect(outlineOf(html).headings.map(({ problem }) => problem)).toEqual(problems)
})

test('landmarks nest, and a header inside a section is none', () => {
  const { landmarks } = outlineOf(
    '<header>a</header><main><nav aria-label="Pages">b</nav><section><header>c</header></section></main>',
  )
  expect(landmarks.map(({ label, depth }) => [label, depth])).toEqual([
    ['banner', 0],
    ['main', 0],
    ['navigation, Pages', 1],
  ])
})

test('two navigations need names, one does not', () => {
  const two = outlineOf('<main></main><nav>a</nav><nav aria-label="Foot">b</nav>')
  expect(two.landmarks.map(({ problem }) => problem)).toEqual([
    null,
    'Needs a name to tell it from the other one',
    null,
  ])
  expect(outlineOf('<main></main><nav>a</nav>').landmarks.every(({ problem }) => problem === null)).toBe(true)
})

test('an empty alt marks decoration; only a missing one is listed', () => {
  const { images } = outlineOf('<img src="img/a.png?v=2"><img src="b.png" alt=""><img src="c.png" alt="C">')
  expect(images.map(({ label }) => label)).toEqual(['a.png'])
})

test('the count adds up what is said beside the entries, the images and the page as a whole', () => {
  const outline = outlineOf('<nav>n</nav><h1>A</h1><h4>B</h4><img src="a.png">')
  expect(outline.general).toEqual(['There is no main'])
  expect(countProblems(outline)).toBe(3)
})
