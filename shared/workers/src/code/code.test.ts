import { expect, test } from 'vitest'
import { checkCode } from './check-code.ts'
import { formatCode } from './format-code.ts'

const of = (text: string, language: 'html' | 'css' | 'js' | 'json' | 'text') => ({ text, language, fragment: true })

test.each([
  ['css', 'a{color:red}', 'a {\n  color: red;\n}\n'],
  ['js', 'const a="b"', "const a = 'b';\n"],
  ['json', '{"a":1}', '{ "a": 1 }\n'],
  [
    'html',
    '<div><p>x</p><style>a{b:c}</style></div>',
    '<div>\n  <p>x</p>\n  <style>\n    a {\n      b: c;\n    }\n  </style>\n</div>\n',
  ],
  ['text', 'as  it is', 'as  it is'],
] as const)('%s is laid out', async (language, text, expected) => {
  expect(await formatCode(of(text, language))).toEqual({ ok: true, value: expected })
})

test('what cannot be read stays as it was, and the reason is one line', async () => {
  const outcome = await formatCode(of('a { b', 'css'))
  expect(outcome).toMatchObject({ ok: false, failure: 'not-formatted' })
  expect(outcome.ok ? '' : outcome.detail).not.toContain('\n')
  expect((await formatCode(of('<div></p', 'html'))).ok).toBe(false)
})

test('a script that cannot be read is marked where it breaks', async () => {
  const text = 'let a = 1\nlet b = = 2\n'
  const [problem] = await checkCode(of(text, 'js'))
  expect(problem?.severity).toBe('error')
  expect(problem?.from).toBe(text.indexOf('= 2'))
})

test.each([
  ['{"a": 1 "b": 2}', '"b"'],
  ['{\n  "a": 1,\n}', '}'],
  ['[1, 2', '2'],
])('json that cannot be read is marked where it breaks: %s', async (text, at) => {
  const [problem, ...more] = await checkCode(of(text, 'json'))
  expect([problem?.from, more]).toEqual([text.indexOf(at), []])
  expect(problem?.message).not.toMatch(/position|line \d/)
})

test('what is right has no marks', async () => {
  expect(await checkCode(of('export const a = await b?.c', 'js'))).toEqual([])
  expect(await checkCode(of('', 'css'))).toEqual([])
  expect(await checkCode(of('{"a": [1]}', 'json'))).toEqual([])
})
