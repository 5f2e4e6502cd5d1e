/** Apart from the others: they come with the first page that runs. */
export const failures = {
  title: 'The running page did not get its data',
  reason: (status: number) => {
    if (status === 0)
      return 'The address could not be reached: it is wrong, the server is off, or it refuses this page.'
    return status < 400 ? 'The answer is no JSON.' : `The server answered with ${status}.`
  },
}
