// The walls of the house (ARCHITECTURE.md), as rules: who may import whom.

const TESTS = '\\.test\\.ts$|/(test|bench|scripts)/|\\.config\\.ts$';

/** A package may import these packages, and none else. */
function mayImport(name, allowed) {
  return {
    name: `${name}-imports`,
    comment: `${name} may import ${allowed.length === 0 ? 'no package' : allowed.join(', ')}`,
    severity: 'error',
    from: { path: `^(packages|apps)/${name}/`, pathNot: TESTS },
    to: { path: '^(packages|apps)/', pathNot: `^(packages|apps)/(${[name, ...allowed].join('|')})/` },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    mayImport('engine', []),
    mayImport('chess', ['engine']),
    mayImport('pgn', ['engine', 'chess']),
    mayImport('language-service', ['chess', 'pgn']),
    mayImport('language-server', ['language-service']),
    mayImport('cli', ['language-service', 'pgn', 'chess', 'engine']),
    mayImport('vscode', ['language-server']),
    mayImport('playground', ['language-server', 'chess']),
    mayImport('test-kit', []),
    {
      name: 'front-door',
      comment:
        "a package is entered by its index, never by a file inside; the extension and the page take the server's bundles",
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: TESTS },
      to: { path: '^packages/([^/]+)/src/', pathNot: '^packages/$2/|^packages/[^/]+/src/index\\.ts$' },
    },
    {
      name: 'syntax-knows-no-chess',
      comment: 'the syntax of PGN is read without the rules of chess',
      severity: 'error',
      from: { path: '^packages/pgn/src/syntax/', pathNot: TESTS },
      to: { path: '^packages/chess/|^packages/pgn/src/game/' },
    },
    {
      name: 'rules-do-not-know-each-other',
      comment: 'a rule stands alone; what rules share lies beside their folders',
      severity: 'error',
      from: { path: '^packages/language-service/src/rules/([^/]+)/' },
      to: { path: '^packages/language-service/src/rules/[^/]+/', pathNot: '^packages/language-service/src/rules/$1/' },
    },
    {
      name: 'features-do-not-import-the-index-of-features',
      severity: 'error',
      from: { path: '^packages/language-service/src/features/(?!index)', pathNot: TESTS },
      to: { path: '^packages/language-service/src/features/index\\.ts$' },
    },
    {
      name: 'test-kit-in-tests-only',
      severity: 'error',
      from: { path: '^(packages|apps)/(?!test-kit/)', pathNot: TESTS },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'no-node-in-pure-packages',
      comment: 'these run in browsers and workers as well',
      severity: 'error',
      from: { path: '^packages/(engine|chess|pgn|language-service)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'files that need each other are one file; types may refer to each other',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: TESTS },
      to: { couldNotResolve: true, pathNot: '^vscode$|\\.wasm$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|node_modules|\\.cache|assembly)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@movetext/source', 'import', 'node', 'default', 'types'],
    },
  },
};
