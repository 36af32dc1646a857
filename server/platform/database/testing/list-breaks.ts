import type { Column, Rule, Schema } from './read-schema.ts';

/**
 * What a migration takes from the build before or newly refuses it, and which tables it locks for long. Empty if that
 * build can go on reading and writing as it did.
 */
export function listBreaks(before: Schema, after: Schema): readonly string[] {
  return [
    ...[...before.relations].flatMap(([name, kind]) =>
      after.relations.get(name) === kind ? [] : [`takes away ${name}`],
    ),
    ...[...before.columns].flatMap(([name, column]) => listColumnBreaks(name, column, after)),
    ...[...after.columns].flatMap(([name, column]) => listNewColumnBreaks(name, column, before)),
    ...[...before.rules].flatMap(([name, rule]) => listRuleLosses(name, rule, after)),
    ...[...after.rules].flatMap(([name, rule]) => listNewRuleBreaks(name, rule, before, after)),
  ];
}

function listColumnBreaks(name: string, was: Column, after: Schema): readonly string[] {
  // Its table is named already.
  if (!after.relations.has(was.table)) return [];
  const is = after.columns.get(name);
  if (!is) return [`takes away ${name}`];
  return [
    ...(is.type === was.type ? [] : [`makes ${name} ${is.type} instead of ${was.type}`]),
    ...(is.isRequired && !was.isRequired ? [`refuses null in ${name}`] : []),
    ...(was.default !== null && is.default === null ? [`takes away the default of ${name}`] : []),
  ];
}

function listNewColumnBreaks(name: string, column: Column, before: Schema): readonly string[] {
  if (before.columns.has(name) || !before.relations.has(column.table)) return [];
  return column.isRequired && column.default === null ? [`needs ${name}, which has no default`] : [];
}

/** `on conflict` needs the unique index that it names; others may rely on rows that a foreign key deletes. */
function listRuleLosses(name: string, { table, kind, keepsRows }: Rule, after: Schema): readonly string[] {
  const isNeeded = kind === 'unique' || kind === 'trigger' || (kind === 'foreign key' && !keepsRows);
  const isGone = after.relations.has(table) && !after.rules.has(name);
  return isNeeded && isGone ? [`takes away the ${kind} ${name}`] : [];
}

function listNewRuleBreaks(name: string, rule: Rule, before: Schema, after: Schema): readonly string[] {
  if (before.rules.has(name)) return [];
  const { table, kind, refersTo, keepsRows } = rule;
  const isOnOldTable = before.relations.has(table);
  return [
    ...(isOnOldTable && kind === 'index' ? [`locks ${table} while it makes the index ${name}`] : []),
    ...(isOnOldTable && kind !== 'index' && !isMetByNewColumns(rule, before, after)
      ? [`refuses rows by the ${kind} ${name}`]
      : []),
    ...(keepsRows && refersTo !== null && before.relations.has(refersTo)
      ? [`keeps rows of ${refersTo} from being deleted by ${name}`]
      : []),
  ];
}

/** True if rows that the build before writes, in which new columns have their default, always keep to the rule. */
function isMetByNewColumns({ table, kind, columns }: Rule, before: Schema, after: Schema): boolean {
  const keys = columns.map((column) => `${table}.${column}`);
  const isNew = keys.length > 0 && keys.every((key) => !before.columns.has(key));
  if (kind === 'check') return isNew;
  // Empty values refer to nothing and are equal to no other.
  return isNew && keys.some((key) => after.columns.get(key)?.default === null);
}
