import { definePergolaOneBundle } from '../../shared/build/src/index.ts'

export default definePergolaOneBundle()
