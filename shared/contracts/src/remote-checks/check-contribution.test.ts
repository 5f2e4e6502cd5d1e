import { describe, expect, test, vi } from 'vitest'
import { contractNumber } from '../remote.ts'
import { checkContribution } from './check-contribution.ts'
import { definitionProblems } from './check-definition.ts'

const manifest = { name: 'guest', slots: ['panel:guest', 'left:guest'] }
const View = () => null
const run = vi.fn()
const icon = 'M4 6h16'
const command = { name: 'guest.go', label: 'Go', run }
const setting = { name: 'guest.loud', label: 'Loud', initial: false, apply: run }
const block = { id: 'guest/note', label: 'Note', category: 'Guest', icon, html: '<p>Note</p>' }
const panel = { slot: 'panel:guest', title: 'Guest', icon }

const check = (contribution: unknown) => checkContribution(manifest, contribution)
const counts = ({ accepted }: ReturnType<typeof check>) => [
  Object.keys(accepted.views ?? {}).length,
  ...[accepted.panels, accepted.commands, accepted.settings, accepted.blocks].map((list) => list?.length),
]

describe('checkContribution', () => {
  test('takes over what is sound, and calls nothing of it', () => {
    const checked = check({
      views: { 'panel:guest': View },
      panels: [panel],
      commands: [{ ...command, keys: ['Mod+Shift+K', '/'], elementTool: icon }],
      settings: [setting],
      blocks: [{ ...block, css: '.note { color: red }' }],
    })
    expect(checked.refused).toEqual([])
    expect(counts(checked)).toEqual([1, 1, 1, 1, 1])
    expect(run).not.toHaveBeenCalled()
  })

  test.each([
    [undefined, 'activate: it must return an object'],
    [{ widgets: [] }, 'widgets: there is no such thing to bring'],
    [{ services: { canvas: {} } }, 'services: services come from the editor alone'],
    [{ views: [View] }, 'views: it must be an object'],
    [{ views: { 'panel:styling': View } }, '"panel:styling" belongs to the editor'],
    [{ views: { 'screen:workspace': View } }, 'is no place for a remote'],
    [{ views: { 'panel:unsaid': View } }, 'is not among the slots of remote.json'],
    [{ views: { 'panel:guest': 'text' } }, 'must be a React component'],
    [{ panels: [panel] }, 'views has no such slot'],
    [{ commands: {} }, 'commands: it must be a list'],
    [{ commands: [null] }, 'commands: each entry must be an object'],
    [{ commands: [{ ...command, name: 'page.save' }] }, 'name must be "guest." and a word'],
    [{ commands: [{ ...command, name: 'constructor' }] }, 'name must be "guest." and a word'],
    [{ commands: [{ ...command, label: '' }] }, 'label must be a text'],
    [{ commands: [{ ...command, run: 'alert(1)' }] }, 'run must be a function'],
    [{ commands: [{ ...command, when: true }] }, 'when must be a function'],
    [{ commands: [{ ...command, keys: 'Mod+K' }] }, 'keys must be a list'],
    [{ commands: [{ ...command, elementTool: '<svg onload=alert(1)>' }] }, 'elementTool must be the path data'],
    [{ commands: [command, command] }, 'command "guest.go": it comes twice'],
    [{ commands: Array.from({ length: 201 }, () => command) }, 'commands: it must not have more than 200'],
    [{ settings: [{ ...setting, name: 'enable_auto_save' }] }, 'name must be "guest." and a word'],
    [{ settings: [{ ...setting, initial: 'yes' }] }, 'initial must be true or false'],
    [{ settings: [{ ...setting, apply: undefined }] }, 'apply must be a function'],
    [{ blocks: [{ ...block, id: 'heading' }] }, 'id must be "guest/" and a word'],
    [{ blocks: [{ ...block, id: 'guest/__proto__' }] }, 'id must be "guest/" and a word'],
    [{ blocks: [{ ...block, html: '' }] }, 'html must be a text'],
    [{ blocks: [{ ...block, html: '<p><SCRIPT src=x></p>' }] }, 'html must hold no script'],
    [{ blocks: [{ ...block, css: 7 }] }, 'css must be a text'],
    [{ blocks: [{ ...block, icon: 'javascript:alert(1)' }] }, 'icon must be the path data'],
    [{ dispose: 'now' }, 'dispose: it must be a function'],
  ])('refuses %j and says what is wrong', (contribution, problem) => {
    expect(check(contribution).refused.join('\n')).toContain(problem)
  })

  test('refuses one thing and keeps the others', () => {
    const checked = check({ commands: [command, { ...command, name: 'other' }], blocks: [block] })
    expect(counts(checked)).toEqual([0, 0, 1, 0, 1])
    expect(checked.refused).toHaveLength(1)
  })

  test('says no more than a person reads', () => {
    expect(check({ commands: Array.from({ length: 200 }, () => ({})) }).refused).toHaveLength(50)
  })
})

describe('definitionProblems', () => {
  const sound = { name: 'guest', contract: contractNumber, needs: ['canvas'], activate: () => ({}) }

  test('has none for a sound definition', () => {
    expect(definitionProblems(sound, 'guest')).toEqual([])
  })

  test.each([
    [null, 'must export an object as "remote"'],
    [{ ...sound, name: 'other' }, 'name must be "guest", as in remote.json'],
    [{ ...sound, needs: 'canvas' }, 'needs must be a list'],
    [{ ...sound, needs: ['constructor'] }, 'there is no service "constructor"'],
    [{ ...sound, wants: ['cellar'] }, 'wants: there is no service "cellar"'],
    [{ ...sound, activate: {} }, 'activate must be a function'],
  ])('names what is wrong in %j', (definition, problem) => {
    expect(definitionProblems(definition, 'guest').join('\n')).toContain(problem)
  })
})
