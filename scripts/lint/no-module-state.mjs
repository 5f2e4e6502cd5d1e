// Rule 5 of the style: nothing under shared/ remembers. Federation may load one file twice,
// and two copies of a module-level variable disagree.
const STATEFUL = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Worker', 'SharedWorker', 'BroadcastChannel'])

const noModuleState = {
  create(context) {
    const report = (node, what) =>
      context.report({ node, message: `Module-level ${what}: put it into what a create… function returns.` })

    return {
      Program(program) {
        for (const statement of program.body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declaration?.type !== 'VariableDeclaration') continue
          if (declaration.kind !== 'const') report(declaration, declaration.kind)
          for (const { init } of declaration.declarations) {
            // A collection made from a literal is a constant table; an empty one is a memory.
            const isTable =
              init?.type === 'NewExpression' && init.arguments.length > 0 && !/Worker|Channel/.test(init.callee.name)
            if (init?.type === 'NewExpression' && STATEFUL.has(init.callee.name) && !isTable)
              report(init, `new ${init.callee.name}`)
          }
        }
      },
    }
  },
}

export default { meta: { name: 'pergola' }, rules: { 'no-module-state': noModuleState } }
