/** Puts the text of `data-copy` on the clipboard and says so; where there is none, the text is selected to be copied. */
export function copyButton(root: HTMLElement): void {
  const text = root.querySelector<HTMLElement>('[data-copy]')
  const status = root.querySelector<HTMLElement>('[role="status"]')
  root.querySelector('button')?.addEventListener('click', async () => {
    if (!text) return
    let isCopied = true
    try {
      await navigator.clipboard.writeText(text.textContent.trim())
    } catch {
      getSelection()?.selectAllChildren(text)
      isCopied = document.execCommand('copy')
    }
    if (status) status.textContent = isCopied ? (status.dataset['text'] ?? '') : ''
  })
}
