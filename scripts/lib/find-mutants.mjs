import { parseSync } from 'vite'

const otherOperator = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '-': '+',
  '&&': '||',
  '||': '&&',
}
const transparent = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])
const effects = new Set(['CallExpression', 'AssignmentExpression', 'UpdateExpression', 'AwaitExpression'])

const isText = ({ type, value }) => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')

/** Where an operator stands: between its two sides, which may have comments and brackets around them. */
function operatorAt(source, { left, right, operator }) {
  const start = source.indexOf(operator, left.end)
  return start < 0 || start >= right.start ? null : { start, end: start + operator.length }
}

function swapped(source, node) {
  const to = node.operator === '+' && !isText(node.left) && !isText(node.right) ? '-' : otherOperator[node.operator]
  const place = to && operatorAt(source, node)
  return place ? [{ ...place, text: to }] : []
}

const put = ({ start, end }, ...texts) => texts.map((text) => ({ start, end, text }))

/** What a node is changed into, one small change each. */
const changes = {
  BinaryExpression: swapped,
  LogicalExpression: (source, node) =>
    node.operator === '??' ? put(node, source.slice(node.left.start, node.left.end)) : swapped(source, node),
  IfStatement: (_source, { test }) => put(test, 'true', 'false'),
  ConditionalExpression: (_source, { test }) => put(test, 'true', 'false'),
  UnaryExpression: (source, node) =>
    node.operator === '!' ? put(node, source.slice(node.argument.start, node.argument.end)) : [],
  Literal(_source, node) {
    if (typeof node.value === 'boolean') return put(node, String(!node.value))
    return typeof node.value === 'number' ? put(node, String(node.value + 1)) : []
  },
  ExpressionStatement: (_source, node) => (effects.has(node.expression.type) ? put(node, ';') : []),
}

/** Types and the names of modules do nothing at run time. */
function isSilent({ type }) {
  return (
    (type.startsWith('TS') && !transparent.has(type)) || type === 'ImportDeclaration' || type === 'ExportAllDeclaration'
  )
}

function* nodesIn(node) {
  if (isSilent(node)) return
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === 'string') yield* nodesIn(child)
}

/** Small changes of a source, each as the place and the text that is put there, with the line for people. */
export function findMutants(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const found = [...nodesIn(program)].flatMap((node) => changes[node.type]?.(source, node) ?? [])
  return found
    .filter(({ start, end, text }) => source.slice(start, end) !== text)
    .map((change) => ({
      file,
      ...change,
      before: source.slice(change.start, change.end),
      line: source.slice(0, change.start).split('\n').length,
      mutated: source.slice(0, change.start) + change.text + source.slice(change.end),
    }))
}
