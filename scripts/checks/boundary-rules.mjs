// Who may import whom: the table of the architecture, as data.

/** Folders of the repository that each folder may enter, itself aside. The first pattern that fits a file counts. */
export const neighbours = [
  // Configurations of builds and tests come from shared/build and are no part of what they build.
  { of: /^(hosts|remotes|shared|examples)\/[^/]+\/[^/]*\.config\.ts$/, may: ['shared/build', 'shared/workers'] },
  { of: /^shared\/contracts\//, may: [] },
  // The command line is a place where parts are put together.
  { of: /^shared\/site\/src\/cli\//, may: ['shared/contracts', 'shared/runtime'] },
  { of: /^shared\/site\//, may: ['shared/contracts'] },
  // What a site says is played by what ships, and compared with others; so is what is changed in the engine.
  { of: /^shared\/runtime\/conformance\//, may: ['shared/contracts', 'shared/site', 'shared/build'] },
  { of: /^shared\/runtime\//, may: ['shared/contracts'], typesOnly: true },
  { of: /^shared\/ui\//, may: [] },
  { of: /^shared\/workers\//, may: ['shared/contracts', 'shared/site', 'shared/runtime'] },
  // The number of the contract is written into what is built.
  { of: /^shared\/build\//, may: ['shared/contracts'] },
  // The canvas plays motions with the engine that pages carry.
  { of: /^remotes\/canvas\//, may: ['shared/contracts', 'shared/site', 'shared/ui', 'shared/runtime'] },
  { of: /^remotes\/[^/]+\//, may: ['shared/contracts', 'shared/site', 'shared/ui'] },
  { of: /^hosts\/shell\//, may: ['shared/contracts', 'shared/ui', 'shared/workers'] },
  { of: /^hosts\/server\//, may: ['shared/contracts', 'shared/site'] },
  // What strangers have: the packages that are packed for them.
  { of: /^(examples\/[^/]+|shared\/create-pergola-remote)\//, may: ['shared/contracts', 'shared/ui'] },
]

/** Third-party code that lives in one place and nowhere else. Types and tests may name it. */
export const homes = [
  { packages: /^(parse5|postcss|css-tree)$/, home: /^shared\/site\// },
  { packages: /^(petite-vue|gsap)$/, home: /^shared\/runtime\// },
  { packages: /^(@base-ui\/react|culori)$/, home: /^shared\/ui\// },
  { packages: /^(@codemirror\/.+|@lezer\/.+|emmet)$/, home: /^shared\/ui\/src\/code-editor\// },
  { packages: /^(dexie|comlink|prettier|tailwindcss|typescript-js)$/, home: /^shared\/workers\// },
  { packages: /^(fflate|terser)$/, home: /^shared\/(site|workers)\// },
  { packages: /^(html2canvas|@zumer\/snapdom)$/, home: /^remotes\/canvas\// },
  { packages: /^(react-router-dom|react-toastify|tinykeys)$/, home: /^hosts\/shell\// },
  { packages: /^@module-federation\/runtime$/, home: /^hosts\/shell\// },
  { packages: /^(hono|@hono\/node-server|sirv)$/, home: /^hosts\/server\// },
  { packages: /^aws4fetch$/, home: /^(hosts\/server|shared\/site\/src\/publish)\// },
  { packages: /^@modelcontextprotocol\/.+$/, home: /^shared\/site\/src\/cli\/mcp\// },
  { packages: /^@valibot\/to-json-schema$/, home: /^shared\/contracts\/src\/agents\// },
  { packages: /^@module-federation\/vite$/, home: /^shared\/build\// },
  { packages: /^@originjs\/vite-plugin-federation$/, home: /^examples\// },
  // It is a guest: fetched as a text, and run in a frame without an origin. The benchmark has it as its peer.
  { packages: /^grapesjs$/, home: /^(e2e\/bench|hosts\/shell\/src\/services\/grapes)\// },
]
