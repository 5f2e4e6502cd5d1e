import { expect, test } from 'vitest'
import { suggestedName } from './suggested-name.ts'

test.each([
  ['', ''],
  ['tool.min.js', 'tool'],
  ['100% tool.css', '100% tool'],
  ['https://', ''],
  ['https://x.test', ''],
  ['https://x.test/libs/jquery-3.7.1.min.js?v=2#a', 'jquery-3.7.1'],
  ['https://x.test/animate.min.css', 'animate'],
  ['https://cdn.jsdelivr.net/npm/jquery@3.7.1', 'jquery'],
  ['https://cdn.jsdelivr.net/npm/alpinejs@3.14.1/dist/cdn.min.js', 'alpinejs'],
  ['https://cdn.jsdelivr.net/npm/@popperjs/core@2.11.8/dist/umd/popper.min.js', 'popper'],
  ['https://x.test/index.js', 'index'],
  ['https://x.test/my%20tool.js', 'my tool'],
  ['https://x.test/bad%zz.js', 'bad%zz'],
])('%s suggests %s', (address, name) => {
  expect(suggestedName(address)).toBe(name)
})
