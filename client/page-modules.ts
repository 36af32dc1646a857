/** The build's own files, and nothing else that a text in the document could name. */
const moduleName = /^[\w-]+$/;

/** Addresses of the modules that a document names, in a text such as `entry-X1 results-page-X2`. */
export function listModules(names: string): readonly string[] {
  return names
    .split(' ')
    .filter((name) => moduleName.test(name))
    .map((name) => `/assets/${name}.js`);
}
