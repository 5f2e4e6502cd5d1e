/** Settles with `slow` when the work takes longer than a remote may; the work itself goes on. */
export async function withinTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | 'slow'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
