/** Buttons for a strip that is scrolled: `data-step` says how many slides one goes on, or back. */
export function carousel(root: HTMLElement): void {
  const strip = root.querySelector('ul, ol')
  if (!strip) return
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-step]')]

  function draw(): void {
    const at = Math.abs(strip!.scrollLeft)
    const rest = strip!.scrollWidth - strip!.clientWidth - at
    for (const button of buttons)
      button.setAttribute('aria-disabled', String((Number(button.dataset['step']) < 0 ? at : rest) < 2))
  }

  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-step]')
    if (!button) return
    const [one, other] = [...strip.children].map((slide) => slide.getBoundingClientRect().left)
    strip.scrollBy({ left: Number(button.dataset['step']) * ((other ?? strip.clientWidth) - (one ?? 0)) })
  })
  strip.addEventListener('scroll', draw, { passive: true })
  addEventListener('resize', draw)
  draw()
}
