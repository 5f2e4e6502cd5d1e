/**
 * Panels of which one is shown: a list of links, and the elements they lead to. Without a script the panels stand one
 * below the other, and the links lead to them. Keys are those of the ARIA practices, turned where text runs to the left.
 */
export function tabs(root: HTMLElement): void {
  const list = root.querySelector('ul, ol')
  const links = [...(list?.querySelectorAll('a') ?? [])]
  const panels = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))

  function show(at: number): void {
    links.forEach((link, index) => {
      link.setAttribute('aria-selected', String(index === at))
      link.tabIndex = index === at ? 0 : -1
      const panel = panels[index]
      if (panel) panel.hidden = index !== at
    })
  }

  list?.setAttribute('role', 'tablist')
  links.forEach((link, index) => {
    const panel = panels[index]
    link.parentElement?.setAttribute('role', 'presentation')
    link.setAttribute('role', 'tab')
    if (!panel) return
    link.id ||= `${panel.id}-tab`
    link.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', link.id)
    panel.tabIndex = 0
    link.addEventListener('click', (event) => {
      event.preventDefault()
      show(index)
    })
  })
  list?.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent
    const forth = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const now = links.findIndex((link) => link === document.activeElement)
    const last = links.length - 1
    const to =
      key === 'Home'
        ? 0
        : key === 'End'
          ? last
          : /^Arrow(Left|Right)$/.test(key)
            ? (now + (key === forth ? 1 : last)) % links.length
            : now
    if (now < 0 || (to === now && key !== ' ')) return
    event.preventDefault()
    show(to)
    links[to]?.focus()
  })
  const wanted = () => panels.findIndex((panel) => panel && `#${panel.id}` === decodeURIComponent(location.hash))
  show(Math.max(0, wanted()))
  addEventListener('hashchange', () => wanted() >= 0 && show(wanted()))
}
