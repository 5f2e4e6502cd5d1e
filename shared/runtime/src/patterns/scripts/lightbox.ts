/**
 * Dialogs with a picture each: `data-step` of a button in one says how many pictures one goes on, or back; so do the arrow
 * keys. The last is followed by the first. Without a script each picture is opened and closed by itself.
 */
export function lightbox(root: HTMLElement): void {
  const dialogs = [...root.querySelectorAll('dialog')]

  function show(from: HTMLDialogElement, by: number): void {
    const dialog = dialogs.at((dialogs.indexOf(from) + by) % dialogs.length)
    if (!dialog) return
    const step = (document.activeElement as HTMLElement | null)?.dataset['step']
    const isModal = from.matches(':modal')
    if (isModal) from.close()
    else from.hidePopover()
    // What is closed next gives the focus back to the button of the picture that is seen.
    root.querySelector<HTMLElement>(`[commandfor="${CSS.escape(dialog.id)}"]`)?.focus()
    if (isModal) dialog.showModal()
    else dialog.showPopover()
    if (step) dialog.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
  }

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-step]')
    const dialog = button?.closest('dialog')
    if (dialog) show(dialog, Number(button?.dataset['step']))
  })
  root.addEventListener('keydown', (event) => {
    const dialog = (event.target as Element).closest('dialog')
    if (!dialog || !/^Arrow(Left|Right)$/.test(event.key)) return
    event.preventDefault()
    const forth = getComputedStyle(dialog).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    show(dialog, event.key === forth ? 1 : -1)
  })
}
