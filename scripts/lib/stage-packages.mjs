import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { withLicences } from './bundle-command.mjs'
import { root, runTool } from './process.mjs'

const contracts = join(root, 'shared/contracts')
const ui = join(root, 'shared/ui')

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** Relative names of modules as they are once compiled. */
const compiled = (text) => text.replaceAll(/(from\s*|import\()(['"])(\.{1,2}\/[^'"]+?)\.tsx?\2/g, '$1$2$3.js$2')

function declarationOf(file, request) {
  const path = join(dirname(file), request.replace(/\.tsx?$/, '.d.ts'))
  return existsSync(path) ? path : join(dirname(file), request.replace(/\.tsx?$/, ''), 'index.d.ts')
}

/** Copies declarations, those that they import included, and nothing else of what was compiled. */
function copyDeclarations(from, to, entries) {
  const seen = new Set()
  const open = entries.map((entry) => join(from, entry))
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, , , request] of text.matchAll(/(from\s*|import\()(['"])(\.{1,2}\/[^'"]+)\2/g))
      open.push(declarationOf(file, request))
    const target = join(to, relative(from, file))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, compiled(text))
  }
}

/** Writes the types that the entries of a package are made of. */
async function writeTypes({ source, stage, types, entries, lib }) {
  mkdirSync(stage, { recursive: true })
  const config = join(stage, 'tsconfig.json')
  writeJson(config, {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      lib,
      types: ['vite/client'],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: join(stage, 'all-types'),
    },
    files: entries.map((entry) => join(source, entry)),
  })
  const { code, output } = await runTool('typescript', ['-p', config], { command: 'tsc' })
  if (code !== 0) throw new Error(output)
  const declarations = entries.map((entry) => entry.replace(/\.tsx?$/, '.d.ts'))
  copyDeclarations(join(stage, 'all-types'), types, declarations)
}

/** Bundles the entries; what others bring is asked for by name. */
async function bundle({ entries, out, external }) {
  const { build, esmExternalRequirePlugin } = await import('vite')
  await build({
    configFile: false,
    root: out,
    logLevel: 'error',
    // What was written for `require` asks for React by an import, too.
    plugins: [withLicences(), esmExternalRequirePlugin({ external })],
    build: {
      outDir: out,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: entries, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: { output: { chunkFileNames: 'parts/[name]-[hash].js' } },
    },
  })
}

const common = (manifest) => ({
  name: manifest.name,
  version: manifest.version,
  license: manifest.license,
  type: 'module',
  engines: { node: '>=20.19' },
})

const part = (name) => ({ types: `./types/${name}.d.ts`, default: `./dist/${name.replaceAll('/', '-')}.js` })

function addDocuments(folder, text) {
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(root, 'docs/extending.md'), join(folder, 'docs/extending.md'))
  writeFileSync(join(folder, 'README.md'), text)
}

export async function stageContracts(stage) {
  const folder = join(stage, 'contracts')
  const manifest = readJson(join(contracts, 'package.json'))
  const source = join(contracts, 'src')
  const entries = ['index.ts', 'testing/index.ts', 'remote-checks/index.ts']
  await Promise.all([
    writeTypes({
      source,
      stage: join(stage, 'contracts-types'),
      types: join(folder, 'types'),
      entries,
      lib: ['ES2023', 'DOM'],
    }),
    bundle({
      out: join(folder, 'dist'),
      entries: Object.fromEntries(
        entries.map((entry) => [entry.replace(/\.ts$/, '').replace('/', '-'), join(source, entry)]),
      ),
      external: [/^react(\/|$)/, 'valibot'],
    }),
  ])
  cpSync(join(contracts, 'tool'), join(folder, 'tool'), { recursive: true })
  cpSync(join(contracts, 'remote.schema.json'), join(folder, 'remote.schema.json'))
  addDocuments(
    folder,
    '# @pergola/contracts\n\nTypes, tests and tools of remotes of the Pergola editor: docs/extending.md.\n',
  )
  writeJson(join(folder, 'package.json'), {
    ...common(manifest),
    description: 'The contract between the Pergola editor and its remotes.',
    sideEffects: false,
    exports: {
      '.': part('index'),
      './testing': part('testing/index'),
      './remote-checks': part('remote-checks/index'),
      './esbuild': './tool/esbuild.mjs',
      './remote.schema.json': './remote.schema.json',
    },
    bin: manifest.bin,
    dependencies: { valibot: manifest.dependencies.valibot },
    peerDependencies: { '@types/react': '^19.0.0', react: '^19.0.0' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  })
  return folder
}

export async function stageUi(stage) {
  const folder = join(stage, 'ui')
  const manifest = readJson(join(ui, 'package.json'))
  const source = join(ui, 'src')
  await Promise.all([
    writeTypes({
      source,
      stage: join(stage, 'ui-types'),
      types: join(folder, 'types'),
      entries: ['panel-kit.ts'],
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    }),
    bundle({
      out: join(folder, 'dist'),
      entries: { 'panel-kit': join(source, 'panel-kit.ts') },
      external: [/^react(-dom)?(\/|$)/],
    }),
  ])
  for (const sheet of ['tokens.css', 'reset.css']) cpSync(join(source, sheet), join(folder, sheet))
  addDocuments(folder, '# @pergola/ui\n\nTokens and components for panels of the Pergola editor: docs/extending.md.\n')
  writeJson(join(folder, 'package.json'), {
    ...common(manifest),
    description: 'Tokens and components for panels of the Pergola editor.',
    sideEffects: ['**/*.css'],
    exports: {
      '.': part('panel-kit'),
      './style.css': './dist/style.css',
      './tokens.css': './tokens.css',
      './reset.css': './reset.css',
    },
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  })
  return folder
}

export async function stageCreate(stage) {
  const folder = join(stage, 'create-pergola-remote')
  cpSync(join(root, 'shared/create-pergola-remote'), folder, {
    recursive: true,
    filter: (path) => !/node_modules|\.turbo|\.cache/.test(path),
  })
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  return folder
}
