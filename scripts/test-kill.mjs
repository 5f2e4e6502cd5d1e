// `npm run test:kill -- --kills 300 --seed 7`: the kill test for as long as wanted.
import { runKillTest } from './checks/kill-test.mjs'

const { failed, output } = await runKillTest(process.argv.slice(2))
console.log(output.trim())
process.exitCode = failed > 0 ? 1 : 0
