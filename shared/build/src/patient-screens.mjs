import { configure } from '@testing-library/react'
import { longestWait } from './test-limits.mjs'

// A set-up file of tests with screens: `findBy…` and `waitFor` of the Testing Library give up after a second as well.
configure({ asyncUtilTimeout: longestWait })
