import { existingChromium } from '../../../scripts/find-chromium.mjs'

// Tests that drive Chromium start the one that the environment names, alone as in `npm test`.
const found = existingChromium()
if (found) process.env.CHROMIUM_PATH = found
