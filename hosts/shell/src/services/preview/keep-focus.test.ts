import { afterEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let end = () => {}
afterEach(() => {
  end()
  document.body.replaceChildren()
})

const afterTasks = () => new Promise((resolve) => setTimeout(resolve))

/** What the browser does: the focus falls, and the window hears that it has it. */
async function fall(element: HTMLElement) {
  element.blur()
  window.dispatchEvent(new Event('focus'))
  await afterTasks()
}

function focused(name: 'iframe' | 'input') {
  const element = document.createElement(name)
  element.tabIndex = 0
  document.body.append(element)
  element.focus()
  window.dispatchEvent(new Event('blur'))
  return element
}

test('the focus goes back to the frame it fell from, until nobody keeps it', async () => {
  end = keepFocus()
  const frame = focused('iframe')
  await fall(frame)
  expect(document.activeElement).toBe(frame)
  end()
  await fall(frame)
  expect(document.activeElement).toBe(document.body)
})

test('it is not taken from somebody who has it, and a field is left as a person leaves it', async () => {
  end = keepFocus()
  focused('iframe')
  const field = focused('input')
  window.dispatchEvent(new Event('focus'))
  await afterTasks()
  expect(document.activeElement).toBe(field)
  await fall(field)
  expect(document.activeElement).toBe(document.body)
})
