import { describe } from 'vitest'
import { firefoxLaunch } from '../../../build/src/firefox-launch.mjs'
import { testForms } from './form-cases.ts'
import { testPatterns } from './pattern-cases.ts'
import { createPatternSite } from './pattern-site.ts'

describe.skipIf(!firefoxLaunch())('Firefox', () => {
  const site = createPatternSite('Firefox')
  testPatterns(site)
  testForms(site)
})
