/**
 * Sends a form without leaving the page, and shows the part of its status (`data-when`) for what became of it: `sending`,
 * `sent` or `failed`. A form that is not posted to an address of the web is the browser's, and so is one that failed once:
 * a service may refuse to answer scripts and still take what a page sends.
 */
export function form(root: HTMLFormElement): void {
  function say(state: string): void {
    root.dataset['state'] = state
    for (const part of root.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset['when'] !== state
  }

  root.addEventListener('submit', async (event) => {
    const { state } = root.dataset
    const { action } = root
    if (root.method !== 'post' || !/^https?:/.test(action) || state === 'failed') return
    event.preventDefault()
    if (state === 'sending') return
    say('sending')
    const fields = new FormData(root, event.submitter)
    const body = root.enctype.startsWith('multipart')
      ? fields
      : new URLSearchParams(fields as unknown as Record<string, string>)
    try {
      const { ok } = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } })
      if (ok) root.reset()
      say(ok ? 'sent' : 'failed')
    } catch (error) {
      console.error(error)
      say('failed')
    }
  })
}
