export const messages = {
  missing:
    'The page is shown as it is: what shows it with other preferences could not be loaded. Try again when online.',
}
