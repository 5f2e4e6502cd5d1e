import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyHtml, attributeOf, findAll, parseHtml, printHtml } from '../html/index.ts'
import { isVariableName, requestInit, requestMethods } from '../rest-models/index.ts'
import type { RestRequest } from '../rest-models/index.ts'
import { looperDirectives } from './index.ts'
import { expectingEffect } from './expected-answer.ts'

const plain: RestRequest = { url: 'https://a.test/x', method: 'GET', headers: {}, body: {} }
const of = (input: Partial<RestRequest> & { name: string; scope?: string; formerName?: string }) =>
  looperDirectives({ ...plain, scope: '', formerName: '', ...input })

/** Attributes as a visitor's browser has them: written into a tag, saved, read again. */
function saved(attributes: Readonly<Record<string, string | null>>) {
  const tree = parseHtml('<!doctype html><html><head></head><body><p>x</p><i>y</i></body></html>')
  const isTarget = ({ name }: { name: string }) => name === 'p'
  const [target] = findAll(tree, isTarget)
  if (!target) throw new Error('no element')
  applyHtml(tree, { type: 'html.attributes', node: target.id, attributes })
  const read = parseHtml(new TextDecoder().decode(new TextEncoder().encode(printHtml(tree))))
  const [element] = findAll(read, isTarget)
  if (!element) throw new Error('the markup broke')
  expect([...findAll(read, ({ name }) => name === 'script' || name === 'img')]).toEqual([])
  return (name: string) => attributeOf(element, name) ?? ''
}

type Answer = () => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>

/** Runs a looper as the template engine does, and tells what was asked for and what its data are in the end. */
async function visit(directives: Readonly<Record<string, string | null>>, answer: Answer) {
  const attribute = saved(directives)
  const asked: unknown[][] = []
  const fetch = (...given: unknown[]) => {
    asked.push(given)
    return answer()
  }
  const quiet = { error: () => undefined }
  // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what the template engine does with it
  const scope = new Function(`return (${attribute('v-scope')})`)() as Record<string, unknown>
  const before = { ...scope }
  const body = `with(data){ ${attribute('v-effect')} }`
  // oxlint-disable-next-line no-implied-eval, no-new-func -- as above
  new Function('data', 'fetch', 'console', body)(scope, fetch, quiet)
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { asked, before, scope }
}

const good =
  (found: unknown): Answer =>
  async () => ({ ok: true, status: 200, json: async () => found })

test('a looper has a list, and says whether it is on its way', async () => {
  const made = of({ name: 'posts' })
  expect(made?.['v-scope']).toBe("{ posts: [], postsLoading: true, postsError: '' }")
  const { asked, before, scope } = await visit(made!, good([1]))
  expect(asked).toEqual([['https://a.test/x']])
  expect(before).toEqual({ posts: [], postsLoading: true, postsError: '' })
  expect(scope).toEqual({ posts: [1], postsLoading: false, postsError: '' })
})

test.each<[what: string, answer: Answer, error: string]>([
  ['a status that tells of a failure', async () => ({ ok: false, status: 503, json: async () => [] }), 'HTTP 503'],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  [
    'an answer that is no json',
    async () => ({ ok: true, status: 200, json: () => Promise.reject(new Error('<')) }),
    '<',
  ],
])('%s leaves the list empty and is told', async (_what, answer, error) => {
  const { scope } = await visit(of({ name: 'posts' })!, answer)
  expect(scope).toEqual({ posts: [], postsLoading: false, postsError: error })
})

const other = { error: 'gone' }
test.each<[use: string, isRepeated: boolean, found: unknown, error: string]>([
  ['shown in part', false, 5, 'No list or object, but 5'],
  ['shown in part', false, null, 'No list or object, but null'],
  ['shown in part', false, other, ''],
  ['repeated', true, other, 'No list, but {"error":"gone"}'],
  ['repeated', true, 'x'.repeat(99), `No list, but "${'x'.repeat(79)}`],
  ['repeated', true, [], ''],
])('an answer that is %s (%s): %j', async (_use, isRepeated, found, error) => {
  const directives = of({ name: 'posts' })!
  const effect = expectingEffect(directives['v-effect']!, isRepeated)
  const { scope } = await visit({ ...directives, 'v-effect': effect }, good(found))
  expect(scope).toEqual({ posts: error === '' ? found : [], postsLoading: false, postsError: error })
})

test('an effect expects what it is told to, and one that a person wrote what it says', () => {
  const made = of({ name: 'found', url: 'https://a.test/?a=1;b' })!['v-effect']!
  const list = expectingEffect(made, true)
  expect(list).toContain('{ if (!Array.isArray(found_)) throw')
  expect(expectingEffect(list, false)).toBe(made)
  expect(expectingEffect(list.replace(/if \(!Array[^;]*; /, ''), true)).toBe(list)
  for (const own of ['', 'fetch("/x").then((found) => { posts = found.data })', made.replace(/\.catch.*/, '')])
    expect(expectingEffect(own, true)).toBe(own)
})

test('other data of the element stay, methods and remarks included; those of the former list go', () => {
  const scope = '({ page: 1, items: [], itemsLoading: true, itemsError: "", up() { this.page++ }, z: 1 // last\n })'
  expect(of({ name: 'posts', scope, formerName: 'items' })?.['v-scope']).toBe(
    "{ page: 1, up() { this.page++ }, z: 1 // last\n, posts: [], postsLoading: true, postsError: '' }",
  )
  expect(of({ name: 'posts', scope: 'makeData()' })).toBeNull()
  const again = of({
    name: 'posts',
    scope: "{ posts: [], postsLoading: true, postsError: '' }",
    formerName: 'posts',
    url: '',
  })
  expect(again).toEqual({ 'v-scope': null, 'v-effect': null })
})

test('names that its own code uses may be the list', async () => {
  for (const name of ['answer', 'found', 'problem', 'data', 'response'])
    expect((await visit(of({ name })!, good({ a: 1 }))).scope).toMatchObject({ [name]: { a: 1 } })
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"',
    "'",
    '`',
    '${alert(1)}',
    '</p><script>x()</script>',
    '"><img src=x onerror=x()>',
    '\\',
    '\r\n',
    '\u2028',
  ),
  fc.constantFrom(
    '-->',
    '&quot;',
    '&amp;#34;',
    '") || x() || ("',
    "'); x(); ('",
    '\ud800',
    '\u0000',
    '\ufeff',
    '__proto__',
  ),
)
const text = fc.array(hostile, { maxLength: 4 }).map((parts) => parts.join(''))
const pairs = fc.dictionary(
  text.filter((key) => key !== '__proto__'),
  text,
  { maxKeys: 3 },
)

test('whatever is typed arrives as it was typed, and nothing else runs', async () => {
  const asks = fc.asyncProperty(
    fc.record({
      url: text.filter((url) => url !== ''),
      headers: pairs,
      body: pairs,
      method: fc.constantFrom(...requestMethods),
    }),
    fc.string({ unit: fc.constantFrom(...'abcdefnoprswt_$19') }).filter(isVariableName),
    async (request, name) => {
      const { asked, scope } = await visit(of({ ...request, name })!, good([1]))
      const init = requestInit(request)
      expect(asked).toEqual([[request.url, ...(Object.keys(init).length > 0 ? [init] : [])]])
      expect(scope[name]).toEqual([1])
    },
  )
  await fc.assert(asks, { numRuns: 100 })
})
