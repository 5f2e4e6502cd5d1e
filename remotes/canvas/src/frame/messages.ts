/** Words in boxes that stand for what a page embeds and the canvas does not show, and what is said of the frame. */
export const messages = {
  embedded: 'Embedded content',
  missing: (path: string) => `${path} is not in the project`,
  lookMissing:
    'The page is shown as it is: what shows it with other preferences could not be loaded. Try again when online.',
}
