import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out those parts of React Router that only data routers and its framework use: their names for
 * the developer tools, which nothing reads, count as effects that keep them in.
 */
export function leanRouter(): Plugin {
  return {
    name: 'academy-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/^var (\w+) = (React\d*\.(?:forwardRef|createContext|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
