/** Apart from the others: they come with the first page that runs. */
export const failures = {
  unfit: 'The answer is no list. Where it holds one, the loop-list of what is repeated has to say so.',
  broken: 'A command of this page cannot be read',
  brokenText: (name: string, value: string, element: string, more: number) =>
    `${name}="${value}" of ${element}${more > 0 ? ` and ${more} more` : ''}: the rest of the page runs. Page checks list what to mend.`,
  title: 'The running page did not get its data',
  reason: (status: number) => {
    if (status === 0)
      return 'The address could not be reached: it is wrong, the server is off, or it refuses this page.'
    return status < 400 ? 'The answer is no JSON.' : `The server answered with ${status}.`
  },
}
