import { expect, test } from 'vitest'
import { fileTree } from './file-tree.ts'

test('paths become folders and files, in the order of a file manager', () => {
  const tree = fileTree({
    'css/b.css': 2,
    'css/a.css': 1,
    'index.html': 3,
    'assets/img/10.png': 5,
    'assets/img/9.png': 4,
  })
  expect(tree.files.map(({ name }) => name)).toEqual(['index.html'])
  expect(tree.folders.map(({ name }) => name)).toEqual(['assets', 'css'])
  expect(tree.folders[1]?.files.map(({ path }) => path)).toEqual(['css/a.css', 'css/b.css'])
  expect(tree.folders[0]?.folders[0]?.files.map(({ name }) => name)).toEqual(['9.png', '10.png'])
})

test('a name from an object’s prototype is an ordinary name', () => {
  expect(fileTree(JSON.parse('{"__proto__/a": 1}')).folders.map(({ name }) => name)).toEqual(['__proto__'])
})
