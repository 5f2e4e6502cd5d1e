import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openTraits as open } from '../testing/open-traits.tsx'
import { readTarget, targetAttributes, typedTarget } from './form-targets.ts'
import { withKey } from './write-target.ts'

afterEach(cleanup)

const attributesOf = (attributes: Readonly<Record<string, string>>) => (name: string) => attributes[name] ?? null

async function choose(user: Awaited<ReturnType<typeof open>>['user'], label: string) {
  await user.click(screen.getByRole('combobox', { name: 'Sends to' }))
  await user.click(await screen.findByRole('option', { name: label }))
}

describe('the target of a form', () => {
  test.each([
    ['none', {}, 'none', ''],
    ['a place of the page', { action: '#' }, 'none', ''],
    ['an address', { action: '/send' }, 'address', '/send'],
    ['mail', { action: 'mailto:a@b.example?subject=Hi' }, 'mailto', 'a@b.example'],
    ['Formspree', { action: 'https://formspree.io/f/mabcdefg' }, 'formspree', 'mabcdefg'],
    [
      'an address of Formspree that is no form',
      { action: 'https://formspree.io/f/a/b' },
      'address',
      'https://formspree.io/f/a/b',
    ],
    ['FormSubmit', { action: 'https://formsubmit.co/a@b.example' }, 'formsubmit', 'a@b.example'],
    ['Web3Forms', { action: 'https://api.web3forms.com/submit' }, 'web3forms', 'the key'],
    ['Netlify', { name: 'contact', 'data-netlify': 'true' }, 'netlify', 'contact'],
  ] as const)('is read back: %s', (_rule, attributes, kind, value) => {
    expect(readTarget(attributesOf(attributes), 'the key')).toEqual({ kind, value })
  })

  test.each([
    ['address', 'https://usebasin.com/f/0123abcd', { kind: 'basin', value: '0123abcd' }],
    ['basin', ' https://formspree.io/f/mabcdefg ', { kind: 'formspree', value: 'mabcdefg' }],
    ['address', 'a@b.example', { kind: 'mailto', value: 'a@b.example' }],
    ['address', 'contact.php', { kind: 'address', value: 'contact.php' }],
    ['address', 'javascript:alert(1)', null],
    ['address', '#', null],
    ['formspree', 'a b', null],
    ['formspree', 'https://other.example/x', null],
    ['mailto', 'nobody', null],
    ['web3forms', '1234', null],
  ] as const)('typed for %s: %s', (kind, typed, expected) => {
    expect(typedTarget(kind, typed)).toEqual(expected)
  })

  test('leaves how an address of one’s own is asked, and takes plain text from no service', () => {
    const form = { enctype: 'text/plain', trap: null }
    expect(targetAttributes({ kind: 'address', value: '/search' }, form)).not.toHaveProperty('method')
    expect(targetAttributes({ kind: 'basin', value: 'abcd' }, form)).toMatchObject({ method: 'post', enctype: null })
    expect(
      targetAttributes({ kind: 'basin', value: 'abcd' }, { ...form, enctype: 'multipart/form-data' }),
    ).not.toHaveProperty('enctype')
  })

  test('a key stands on a line of its own at the end, once, and leaves no line behind', () => {
    const html = '\n  <label>Name <input name="name"></label>\n  <button>Send</button>\n'
    const keyed = withKey(html, 'abc')
    expect(keyed).toBe(
      '\n  <label>Name <input name="name"></label>\n  <button>Send</button>\n  <input type="hidden" name="access_key" value="abc">\n',
    )
    expect(withKey(keyed, 'def')).toBe(keyed.replace('abc', 'def'))
    expect(withKey(keyed, null)).toBe(html)
  })
})

describe('traits of a form', () => {
  const trap = { tag: 'input', attributes: { name: '_gotcha' } }

  test('a service and its id are two actions, and one step', async () => {
    const { node, user, canvas } = await open({
      tag: 'form',
      attributes: { action: '#', method: 'get' },
      children: [trap],
    })
    await choose(user, 'FormSubmit')
    expect(node().attributes['action']).toBe('#')
    await user.keyboard('me@site.example{Enter}')
    expect(node().attributes).toEqual({ action: 'https://formsubmit.co/me@site.example', method: 'post' })
    expect(canvas.page.nodes.get(3)?.attributes['name']).toBe('_honey')
    expect(screen.getByRole('textbox', { name: 'Mail address or its code' })).toHaveProperty('value', 'me@site.example')
    expect(screen.queryByLabelText('action')).toBeNull()
  })

  test('Netlify needs no more than being chosen, and nothing of it stays after it', async () => {
    const { node, user } = await open({ tag: 'form', attributes: { action: '#' }, children: [trap] })
    await choose(user, 'Netlify Forms')
    expect(node().attributes).toEqual({
      name: 'contact',
      method: 'post',
      'data-netlify': 'true',
      'netlify-honeypot': 'bot-field',
    })
    await choose(user, 'My own address')
    await user.keyboard('/send{Enter}')
    expect(node().attributes).toEqual({ name: 'contact', method: 'post', action: '/send' })
  })

  test('what is no id is said and not written', async () => {
    const { node, user } = await open({ tag: 'form', attributes: { action: '/send' } })
    await choose(user, 'Formspree')
    await user.keyboard('not an id{Enter}')
    expect(screen.getByText('The id of a form of Formspree: letters, digits and -, or its whole address')).toBeTruthy()
    expect(node().attributes).toEqual({ action: '/send' })
  })

  test('a key goes into a hidden field of the form', async () => {
    const { node, user } = await open({ tag: 'form', attributes: {} })
    await choose(user, 'Web3Forms')
    await user.keyboard('01234567-89ab-cdef-0123-456789abcdef{Enter}')
    expect(node().attributes).toEqual({ action: 'https://api.web3forms.com/submit', method: 'post' })
    expect(node().text).toBe('<input type="hidden" name="access_key" value="01234567-89ab-cdef-0123-456789abcdef">')
  })
})
