import fc from 'fast-check'

// A run of the tests says the same each time: chance looks for new faults when it is asked to, not while a change lands.
// What a longer run found is found again with the seed it printed: PERGOLA_FUZZ=4 PERGOLA_SEED=101 npx vitest run
const isLonger = Number(process.env.PERGOLA_FUZZ ?? 1) > 1
const seed = process.env.PERGOLA_SEED ?? (isLonger ? undefined : 1)
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
