/** Counts down to the `datetime` of the time element, in the units that have a place. At its end it has `data-over`. */
export function countdown(root: HTMLElement): void {
  const end = Date.parse(root.querySelector('time')?.dateTime ?? '')
  const cells = [...root.querySelectorAll<HTMLElement>('[data-unit]')]
  const seconds: Readonly<Record<string, number>> = { days: 86400, hours: 3600, minutes: 60, seconds: 1 }
  if (Number.isNaN(end)) return

  function draw(): void {
    const now = Date.now()
    let left = Math.max(0, Math.ceil((end - now) / 1000))
    for (const cell of cells) {
      const size = seconds[cell.dataset['unit'] ?? ''] ?? 1
      cell.textContent = String(Math.floor(left / size))
      left %= size
    }
    root.toggleAttribute('data-over', now >= end)
    if (now < end) setTimeout(draw, 1000 - (now % 1000))
  }

  draw()
}
