/**
 * One `fieldset` of a form after the other; the next only when what is asked in this one is valid. Without a script all
 * stand below one another. Its buttons: `data-go` with `back` or `next`, and the one that sends.
 */
export function formSteps(root: HTMLFormElement): void {
  const steps = [...root.querySelectorAll('fieldset')]
  const last = steps.length - 1
  let at = 0

  function show(to: number): void {
    at = Math.min(Math.max(to, 0), last)
    steps.forEach((step, index) => (step.hidden = index !== at))
    for (const button of root.querySelectorAll('button')) {
      const way = button.dataset['go']
      button.hidden = way === 'back' ? at === 0 : (way === 'next') === (at === last)
    }
    const progress = root.querySelector('progress')
    if (progress) {
      progress.max = steps.length
      progress.value = at + 1
    }
  }

  function go(by: number): void {
    show(at + by)
    const legend = steps[at]?.querySelector('legend')
    if (!legend) return
    legend.tabIndex = -1
    // Firefox makes the box of a legend in a grid when it is asked for, and what has no box takes no focus.
    legend.getClientRects()
    legend.focus()
  }

  const isValid = () =>
    [...(steps[at]?.elements ?? [])].every(
      (field) => !('reportValidity' in field) || (field as HTMLInputElement).reportValidity(),
    )

  // A field of a step that is not shown would keep the browser from sending, and could not say why.
  root.noValidate = true
  root.addEventListener('click', (event) => {
    const way = (event.target as Element).closest<HTMLElement>('[data-go]')?.dataset['go']
    if (way === 'back') go(-1)
    else if (way === 'next' && isValid()) go(1)
  })
  root.addEventListener(
    'submit',
    (event) => {
      const valid = isValid()
      if (valid && at === last) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (valid) go(1)
    },
    true,
  )
  root.addEventListener('reset', () => show(0))
  show(0)
}
