/** A ref for the field that a view opens for: moves the focus there once, when the field appears. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
