import { dirname, join, relative } from 'node:path';
import type { Expression, ImportDeclaration, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isElementAccessExpression,
  isIdentifier,
  isImportDeclaration,
  isPropertyAccessExpression,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';

/** One place where code reads a class of a style module. */
export interface ClassUse {
  /** The file that reads, from the root. */
  readonly file: string;
  /** The style module, from the root. */
  readonly sheet: string;
  /** What is read, as it is written. */
  readonly words: string;
  /** Classes that this may read; undefined if the compiler cannot know. */
  readonly classes: readonly string[] | undefined;
}

/**
 * All reads of style modules in the TypeScript project at this root, in files of `shared` and `client`. TypeScript
 * itself is asked what a computed name may be, as in `styles[kind]`.
 */
export function listClassUses(root: string): readonly ClassUse[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error(`${root} has no TypeScript project`);
    return project.program
      .getSourceFileNames()
      .filter((name) => /^(shared|client)\/.*\.tsx?$/.test(relative(root, name)))
      .flatMap((name) => listUsesInFile(root, name, project));
  } finally {
    // May write "context canceled" on standard error, which is the compiler's own process ending.
    api.close();
  }
}

function listUsesInFile(root: string, name: string, project: Project): readonly ClassUse[] {
  const source = project.program.getSourceFile(name);
  if (!source?.text.includes('.module.css')) return [];
  const file = relative(root, name);
  return source.statements.filter(isImportDeclaration).flatMap((declaration) => {
    const sheet = findSheet(file, declaration);
    const local = declaration.importClause?.name?.text;
    if (sheet === undefined) return [];
    const reads = [...listNamedReads(declaration), ...(local ? listReads(source, local, project) : [])];
    return reads.map((read) => ({ file, sheet, ...read }));
  });
}

/** The style module that is imported, from the root; undefined for another import. */
function findSheet(file: string, { moduleSpecifier }: ImportDeclaration): string | undefined {
  if (!isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.endsWith('.module.css')) return undefined;
  const { text } = moduleSpecifier;
  return text.startsWith('.') ? join(dirname(file), text) : text.replace(/^#/, '');
}

type Read = Pick<ClassUse, 'words' | 'classes'>;

/** `import { x }` and `import * as x` have no class: a style module has a default export only. */
function listNamedReads({ importClause }: ImportDeclaration): readonly Read[] {
  const bindings = importClause?.namedBindings;
  return bindings ? [{ words: `import ${bindings.getText()}`, classes: undefined }] : [];
}

/** The reads of the object with the classes, which is called `local` in this file. */
function listReads(source: SourceFile, local: string, project: Project): readonly Read[] {
  const reads: Read[] = [];
  const visit = (node: Node, parent: Node) => {
    const isRead = isIdentifier(node) && node.text === local && !isOnlyAName(node, parent);
    if (isRead) reads.push(...toReads(parent, project));
    if (!isImportDeclaration(node)) node.forEachChild((child) => visit(child, node));
  };
  visit(source, source);
  return reads;
}

/** In `x.styles`, `{ styles: … }` and `<styles>` the word is the name of something else. */
function isOnlyAName(node: Node, parent: Node): boolean {
  return (
    ('name' in parent && parent.name === node) ||
    ('propertyName' in parent && parent.propertyName === node) ||
    ('tagName' in parent && parent.tagName === node)
  );
}

function toReads(parent: Node, project: Project): readonly Read[] {
  const words = parent.getText();
  if (isPropertyAccessExpression(parent)) return [{ words, classes: [parent.name.text] }];
  if (isElementAccessExpression(parent))
    return [{ words, classes: toClasses(parent.argumentExpression, project) }];
  if (isVariableDeclaration(parent) && 'elements' in parent.name)
    return parent.name.elements.filter(isBindingElement).map((element) => {
      const name = element.propertyName ?? element.name;
      return { words, classes: name && isIdentifier(name) ? [name.text] : undefined };
    });
  return [{ words, classes: undefined }];
}

/** What a computed name may be: each string of its type. */
function toClasses(name: Expression, project: Project): readonly string[] | undefined {
  const type = project.checker.getTypeAtLocation(name);
  const types = type?.isUnionType() ? type.getTypes() : [type];
  const names = types.flatMap((each) => (each?.isStringLiteralType() ? [each.value] : []));
  return names.length === types.length ? names : undefined;
}
