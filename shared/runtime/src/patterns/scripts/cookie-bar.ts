import { storeValue } from '../support/store-value.ts'
import { storedValue } from '../support/stored-value.ts'

/**
 * Asks once: the value of the button that was pressed is stored as `cookie-choice` and told by an event of that name at
 * the document. A link to the bar (`#cookie-bar`) asks again.
 */
export function cookieBar(root: HTMLElement): void {
  root.hidden = storedValue('cookie-choice') !== null
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    storeValue('cookie-choice', button.value)
    root.hidden = true
    document.dispatchEvent(new CustomEvent('cookie-choice', { detail: button.value }))
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (root.id === '' || link?.getAttribute('href') !== `#${root.id}`) return
    event.preventDefault()
    root.hidden = false
    root.querySelector('button')?.focus()
  })
}
