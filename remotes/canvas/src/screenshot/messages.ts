/** Spelled as the specification spells them. */
export const messages = {
  noRoot: (element: string) => `Your element root ${element} is null`,
  noElement: 'No Elememt Founded...',
}
