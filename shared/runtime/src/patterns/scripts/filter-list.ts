/**
 * Shows the items of the kind that is chosen and that say what is searched for. An item has its kinds in `data-kind`, a
 * choice is a radio button with a kind as its value, or with none for all.
 */
export function filterList(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>('[data-kind]')]
  const nothing = root.querySelector<HTMLElement>('[data-nothing]')
  const count = root.querySelector('[data-count]')

  function draw(): void {
    const kind = root.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value ?? ''
    const words = root.querySelector<HTMLInputElement>('[type="search"]')?.value.trim().toLowerCase() ?? ''
    for (const item of items) {
      const isOfKind = kind === '' || (item.dataset['kind'] ?? '').split(' ').includes(kind)
      item.hidden = !isOfKind || !item.textContent.toLowerCase().includes(words)
    }
    const shown = items.filter(({ hidden }) => !hidden).length
    if (nothing) nothing.hidden = shown > 0
    if (count) count.textContent = String(shown)
  }

  root.addEventListener('input', draw)
  draw()
}
