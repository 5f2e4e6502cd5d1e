import fc from 'fast-check'

// A run of the tests says the same each time: chance looks for new faults when it is asked to, not while a change lands.
if (Number(process.env.PERGOLA_FUZZ ?? 1) <= 1) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 })
