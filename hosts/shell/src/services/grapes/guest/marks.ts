/** As `componentScript` of the contracts, which the guest, a script by itself, does not carry. */
export const typeMark = 'data-component'
export const propsMark = 'data-component-props'
