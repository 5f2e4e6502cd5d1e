import { expect, test } from 'vitest'
import { createRenewedFiles } from './renewed-files.ts'

const folder = 'https://pergola.example/project-files/1/'
const base = `${folder}pages/about.html`

test.each([
  ['a file that was renewed gets another address', '../assets/a.png', `${folder}assets/a.png?v=7`],
  ['its fragment stays', '../assets/a.png#part', `${folder}assets/a.png?v=7#part`],
  ['a query of its own gives way', '../assets/a.png?iefix', `${folder}assets/a.png?v=7`],
  ['however its name is written', '../assets/two%20words@2x.png', `${folder}assets/two%20words@2x.png?v=7`],
  ['any other file keeps its own', '../assets/b.png', '../assets/b.png'],
  [
    'an address elsewhere is none of a file',
    'https://elsewhere.example/assets/a.png',
    'https://elsewhere.example/assets/a.png',
  ],
  ['data is none', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['what is no address stays', 'http://[', 'http://['],
  ['a name that cannot be read is none', '../assets/%zz.png', '../assets/%zz.png'],
])('%s', (_rule, url, expected) => {
  const renewed = createRenewedFiles(folder)
  expect(renewed.addressOf(url, base)).toBe(url)
  renewed.add(['assets/a.png', 'assets/two words@2x.png'], 5)
  renewed.add(['assets/a.png', 'assets/two words@2x.png'], 7)
  expect(renewed.addressOf(url, base)).toBe(expected)
})
