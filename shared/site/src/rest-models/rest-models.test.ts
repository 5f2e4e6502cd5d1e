import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isHeaderName,
  isHeaderValue,
  isRequestUrl,
  isVariableName,
  modelFileName,
  modelProblem,
  parseModelFile,
  printModelFile,
  readModel,
  readModels,
  requestInit,
  responseOf,
  withChangedModel,
} from './index.ts'
import type { RestModel } from './index.ts'

const model: RestModel = {
  name: 'All posts',
  url: 'https://a.test/posts',
  method: 'GET',
  headers: {},
  body: {},
  response: '[{"id":1}]',
  varName: 'posts',
}

describe('request', () => {
  test('a body of json, its values json where they are; GET and HEAD have none', () => {
    const body = { name: 'A', count: '5', id: '12345678901234567890', list: '[1]', yes: 'true', quoted: '"5"' }
    const sent = requestInit({ method: 'POST', headers: {}, body })
    expect(sent.headers).toEqual({ 'content-type': 'application/json' })
    expect(JSON.parse(sent.body ?? '')).toEqual({ ...body, count: 5, list: [1], yes: true, quoted: '5' })
    expect(requestInit({ method: 'GET', headers: {}, body })).toEqual({})
    expect(requestInit({ method: 'HEAD', headers: {}, body })).toEqual({ method: 'HEAD' })
  })

  test('a body of a form where the header says so', () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = { 'a b': '1&2', half: '\ud800' }
    expect(requestInit({ method: 'PUT', headers, body })).toEqual({
      method: 'PUT',
      headers,
      body: 'a%20b=1%262&half=%EF%BF%BD',
    })
  })

  test.each([
    ['https://a.test', true],
    ['HTTP://127.0.0.1:80/x?y', true],
    ['./assets/posts.json', true],
    ['data/posts.json', true],
    ['', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//a.test', false],
    ['\\\\a.test', false],
    ['https://', false],
    ['https:/a', false],
    ['jav\nascript:x', false],
  ])('address %s: %s', (url, isGood) => expect(isRequestUrl(url)).toBe(isGood))

  test('headers are those that a page may send', () => {
    expect(['x-api-key', 'Accept', 'a b', 'a:', '', '__proto__'].map(isHeaderName)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(['Bearer a.b', 'é', 'a\nb', '日'].map(isHeaderValue)).toEqual([true, true, false, false])
  })

  test('names of variables are those that any expression can assign to', () => {
    const good = ['posts', '_a$1', 'größe', '日本']
    const bad = ['class', 'let', '1a', 'a-b', '$el', '__proto__', 'fetch', '']
    expect([...good, ...bad].filter(isVariableName)).toEqual(good)
  })
})

describe('record', () => {
  test('what is no model stays unseen, and keeps its place', () => {
    expect(readModels([null, 1, {}, model, [model]]).map(({ at }) => at)).toEqual([3])
  })

  test('pairs are read as an object and as rows; an unknown method is GET', () => {
    const rows = [{ key: 'a', value: '1' }, { name: 'b', value: 2 }, null, 'x']
    expect(
      readModel({ varName: 'v', headers: rows, body: { c: { d: 1 } }, method: 'post', response: { e: 1 } }),
    ).toEqual({
      name: 'v',
      varName: 'v',
      url: '',
      method: 'POST',
      headers: { a: '1', b: '2' },
      body: { c: '{"d":1}' },
      response: '{"e":1}',
    })
    expect(readModel({ name: 'n', method: 'STEAL' })).toMatchObject({ method: 'GET', varName: '' })
  })

  test('a change keeps what else the record holds', () => {
    expect(withChangedModel([1, { ...model, later: 2 }], 1, { response: '{}' })).toEqual([
      1,
      { ...model, later: 2, response: '{}' },
    ])
  })

  test.each<[Partial<RestModel>, string | null]>([
    [{}, null],
    [{ url: ' ' }, 'missing'],
    [{ varName: '' }, 'missing'],
    [{ url: 'ftp://a' }, 'url'],
    [{ varName: 'a b' }, 'variable'],
    [{ varName: 'users' }, 'variable-taken'],
    [{ headers: { 'a b': '1' } }, 'headers'],
  ])('%j is refused as %s', (part, problem) =>
    expect(modelProblem({ ...model, ...part }, new Set(['users']))).toBe(problem),
  )
})

describe('file', () => {
  test('is named as specified, has the type and the answer as json', () => {
    expect(modelFileName(model)).toBe('RModlel-All-posts.json')
    expect(modelFileName({ ...model, name: '../../x' })).toBe('RModlel-..-..-x.json')
    expect(JSON.parse(printModelFile(model))).toMatchObject({ type: 'rest-model', response: [{ id: 1 }] })
  })

  test('is read back as it was', () => {
    const word = fc.string({ minLength: 1, maxLength: 20 }).filter((each) => each.trim() !== '')
    const pairs = (name: fc.Arbitrary<string>, value: fc.Arbitrary<string>) =>
      fc.dictionary(name, value, { maxKeys: 3 })
    const given = fc.record({
      name: word,
      headers: pairs(word.filter(isHeaderName), fc.string().filter(isHeaderValue)),
      body: pairs(word, fc.string()),
      answer: fc.oneof(fc.object(), fc.array(fc.jsonValue())),
    })
    fc.assert(
      fc.property(given, ({ answer, ...part }) => {
        const whole = { ...model, ...part, response: JSON.stringify(answer) }
        const read = parseModelFile(printModelFile(whole))
        expect(read).toEqual({ ok: true, value: { ...whole, response: JSON.stringify(JSON.parse(whole.response)) } })
      }),
    )
  })

  test.each([
    ['', ''],
    ['no json', '{'],
    ['a list', '[]'],
    ['another type', JSON.stringify({ ...model, type: 'symbol' })],
    ['no type', JSON.stringify(model)],
    ['a name that is none', JSON.stringify({ ...model, type: 'rest-model', varName: 'a;b' })],
    ['a header that no browser sends', JSON.stringify({ ...model, type: 'rest-model', headers: { 'a b': '1' } })],
    ['an address that runs', JSON.stringify({ ...model, type: 'rest-model', url: 'javascript:x' })],
  ])('refuses %s', (_what, source) => expect(parseModelFile(source)).toEqual({ ok: false, failure: 'invalid-model' }))

  test('any json at all gives a model or a refusal', () => {
    fc.assert(
      fc.property(fc.json(), fc.object(), (json, extra) => {
        for (const source of [json, JSON.stringify({ type: 'rest-model', varName: 'v', url: 'x', ...extra })]) {
          const read = parseModelFile(source)
          if (read.ok) expect(responseOf(read.value) ?? {}).toBeTypeOf('object')
        }
      }),
    )
  })
})
