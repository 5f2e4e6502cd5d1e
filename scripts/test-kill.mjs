// `npm run test:kill -- --kills 300 --seed 7`: the kill test for as long as wanted. `npm run test:kill -- --long` is the
// whole proof: 1,000 kills and 250 power cuts with a clock that jumps, which takes an hour or two and needs root.
import { longKillTest, runKillTest } from './checks/kill-test.mjs'

const given = process.argv.slice(2)
const others = given.filter((parameter) => parameter !== '--long')
const { failed, output } = await runKillTest(others.length < given.length ? [...longKillTest, ...others] : given)
console.log(output.trim())
process.exitCode = failed > 0 ? 1 : 0
