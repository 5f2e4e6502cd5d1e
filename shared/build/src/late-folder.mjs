// Plain JavaScript, because the assembly reads it before anything is built.

/** Files of a part that the service worker keeps from their first use on, and not from the first visit. */
export const lateFolder = 'app/late'
